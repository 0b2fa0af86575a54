// What is fetched as the board of a game that brings none.
import { readAction, viewFields } from "./api";
import type { BoardModule, BoardProps, Marked } from "./board";
import { PlainBoard } from "./parts/PlainBoard";
import "./plain.css";
import { retry } from "./retry";

/** The button of an action; where there are many, it must be looked for first. */
const marked: Marked = (action, board) => {
  const buttons = [...board.querySelectorAll<HTMLElement>("[data-action]")];
  return buttons.find((button) => button.dataset.action === JSON.stringify(action)) ?? board.querySelector("[type=search]");
};

/** The plain board of one game, once it is known what its view is made of. */
export async function plain(game: string): Promise<BoardModule> {
  const fields = await retry(() => viewFields(game));
  const read = (text: string) => readAction(game, text);
  return { default: (props: BoardProps) => <PlainBoard {...props} fields={fields} read={read} />, marked };
}
