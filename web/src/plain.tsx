// What is fetched as the board of a game that brings none.
import { readAction, viewFields } from "./api";
import type { BoardModule, BoardProps } from "./board";
import { PlainBoard } from "./parts/PlainBoard";
import "./plain.css";
import { retry } from "./retry";

/** The plain board of one game, once it is known what its view is made of. */
export async function plain(game: string): Promise<BoardModule> {
  const fields = await retry(() => viewFields(game));
  const read = (text: string) => readAction(game, text);
  return { default: (props: BoardProps) => <PlainBoard {...props} fields={fields} read={read} /> };
}
