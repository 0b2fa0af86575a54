// Forma in the browser: it draws what the view says, and forms actions of form, turn and square.
import type { Board, BoardProps, Points } from "@shell/board";
import { useSteady } from "@shell/memo";
import { WhileShown } from "@shell/parts/WhileShown";
import { play } from "@shell/sounds";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import "./board.css";
import "./advised.css";
import "./living_room.css";
import { Effects } from "./effects";
import { Field, useNames, type Draft } from "./field";
import { FORMS } from "./forms";
import { flipped, moved, nameOf, poseOf, same, spotsOf, turned, unpacked, type Held, type Spot } from "./geometry";
import { Hand } from "./hand";
import { Layout } from "./layout";
import { useNear } from "./near";
import { sizeOf } from "./piece";
import { Score, Totals, squaresFor, total, type Clause } from "./score";
import { Stock, Stocks } from "./stock";
import type { AnyAction, AnyEvent, FormLost, Place, View } from "./types";
import { Words, inHand } from "./words";


type Props = BoardProps<View, AnyAction, AnyEvent>;

const NO_DRAFT: Draft = { tower: null, obstacles: [] };
const MIDDLE: Spot = { row: 9, column: 9 };

const FormaBoard: Board<View, AnyAction, AnyEvent> = (props: Props) => {
  const { view, you, say, mayAct, act, announce } = props;
  const seat = you ?? view.turn;
  const stock = view.stocks[seat] ?? [];
  const [chosen, setHeld] = useState<Held | null>(null);
  const [aim, setSpot] = useState<Spot | null>(null);
  /** Whether it was aimed with the form in hand: only then a second tap on the same square lays it. */
  const isAimed = useRef(false);
  const [lit, setLit] = useState<Clause | null>(null);
  /** Whether the table of points lies where the forms are, in a window with no room for both. */
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(NO_DRAFT);
  const [tool, setTool] = useState<"tower" | "obstacle">("tower");
  const loss = useNews(props, () => hold(null));
  const gained = useGain(props);
  const names = useNames(view, say);

  const isLayout = view.phase === "layout" && you === view.turn;
  const plays = you !== null && view.phase !== "over";
  const held = plays && chosen !== null && stock.includes(chosen.form) ? chosen : null;
  const fits = useFits(view, held);
  const useless = useUseless(view, you);
  const mayPlace = mayAct && held !== null && aim !== null && !isLayout;

  const setAim = (spot: Spot) => {
    isAimed.current = true;
    setSpot(spot);
  };
  const hold = (next: Held | null) => {
    isAimed.current = false;
    if (next) play("grab");
    setHeld(next);
  };
  const choose = (form: string) => hold(held?.form === form ? null : { form, way: 0 });
  const change = (next: Held | null) => {
    if (!next) return;
    setHeld(next);
    announce(inHand(next, null, say));
  };
  const nudge = (rows: number, columns: number) => {
    const spot = aim ? moved(aim, rows, columns) : MIDDLE;
    setAim(spot);
    announce(held ? inHand(held, spot, say) : nameOf(spot));
  };
  const place = (spot = aim) => {
    if (!held || !spot || !mayAct || isLayout) return;
    const [turn, over] = poseOf(held);
    act({ do: "place", form: held.form, turn, flipped: over, square: nameOf(spot) });
  };
  const press = (spot: Spot, isSure: boolean) => {
    const again = isAimed.current && same(spot, aim);
    setAim(spot);
    if (isLayout) set(nameOf(spot));
    else if (isSure || again) place(spot);
  };
  const set = (square: string) => {
    const { tower, obstacles } = draft;
    if (tower === square) setDraft({ tower: null, obstacles });
    else if (obstacles.includes(square)) setDraft({ tower, obstacles: obstacles.filter((each) => each !== square) });
    else if (tool === "tower") setDraft({ tower: square, obstacles });
    else setDraft({ tower, obstacles: [...obstacles, square] });
    if (tool === "tower" && tower !== square) setTool("obstacle");
  };
  const key = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.altKey || event.metaKey || isLayout) return;
    if (event.key === "r" || event.key === "R") change(held && turned(held));
    else if (event.key === "f") change(held && flipped(held));
    else if (event.key === "Escape") hold(null);
    else {
      const form = formFor(event.key, stock, held?.form ?? null);
      if (!form) return;
      hold({ form, way: 0 });
      announce(say("web-form", { form, size: sizeOf(form), count: stock.filter((each) => each === form).length }));
    }
    event.preventDefault();
  };

  const light = useSteady((clause: Clause) => setLit(lit === clause ? null : clause));
  const pick = useSteady(choose);
  const near = useNear(view);
  const due = view.phase === "over" ? -1 : view.turn;
  const toggle = useSteady(() => setOpen(!isOpen));
  const moves = {
    onTurn: useSteady(() => change(held && turned(held))), onFlip: useSteady(() => change(held && flipped(held))), onNudge: useSteady(nudge),
    onPlace: useSteady(() => place()), onPass: useSteady(() => act({ do: "pass" })),
  };
  const onAim = useSteady(setAim);
  const sent = props.pending?.find((action): action is Place => action.do === "place") ?? null;
  const faulty = useFaulty(props, isLayout ? draft : null);
  const litSquares = useMemo(() => squaresFor(view, lit), [view, lit]);

  return (
    <div key={`${isLayout}`} class={`forma ${plays ? "" : "forma-watched"} ${isOpen ? "forma-opened" : ""} ${plays && props.companion ? "forma-companion" : ""}`} data-version={props.version} onKeyDown={key}>
      <div class="forma-room">
        <div class="forma-table">
          <Field view={view} seat={seat} held={held} aim={aim} draft={isLayout ? draft : null} fits={fits}
            lit={litSquares} loss={loss} sent={sent} near={near} faulty={faulty} advice={props.advice ?? null} say={say} names={names} onAim={onAim} onPress={press} />
          <Effects news={props.news} gained={gained} />
        </div>
      </div>
      <div class="forma-side">
        {isLayout && (
          <Layout draft={draft} tool={tool} square={aim && nameOf(aim)} onNudge={nudge} onSet={() => set(nameOf(aim ?? MIDDLE))} legal={props.legal} mayAct={mayAct} say={say} act={act} onTool={setTool}
            onClear={() => { setDraft(NO_DRAFT); setTool("tower"); }} />
        )}
        {plays && !isLayout && (
          <>
            <Totals tallies={view.tallies} due={due} players={props.players} isOpen={isOpen} say={say} onOpen={toggle} />
            <Hand held={held} seat={seat} square={aim && nameOf(aim)} mayPlace={mayPlace} mayPass={mayAct && view.phase === "retry"} say={say}
              told={loss ? say(loss.seat === you ? "web-yours-lost" : "event-form-lost", { ...loss }) : ""} {...moves} />
            <Stock stock={stock} seat={seat} held={held} useless={useless} say={say} onChoose={pick} />
          </>
        )}
        <WhileShown class="forma-more">{() => (
          <>
            <Score tallies={view.tallies} due={due} edition={view.options.edition} players={props.players} lit={lit} say={say} onLight={light} />
            {plays && <Words board={view.board} names={names} held={held} aim={aim} near={near} mayPlace={mayPlace} say={say} onAim={onAim} onPlace={moves.onPlace} />}
            <Stocks stocks={view.stocks} lost={view.lost} players={props.players} say={say} chooser={plays && !isLayout ? seat : null} />
          </>
        )}</WhileShown>
      </div>
    </div>
  );
};

export { Ending } from "./ending";
export { sounds } from "./sounds";
export { marked } from "./marked";
export { pictures } from "./pictures";
/** For a television. */
export const points: Points<View> = (view) => view.tallies.map(total);
export default FormaBoard;

/** What happened: the own form leaves the hand, and a form that is lost stays in sight for a while. */
function useNews({ news, version, you, view }: Props, letGo: () => void): FormLost | null {
  const [loss, setLoss] = useState<FormLost | null>(null);
  useLayoutEffect(() => {
    const lost = news.find((event): event is FormLost => event.what === "form-lost");
    const laid = news.find((event) => event.what === "form-laid");
    if (lost) setLoss(lost);
    else if (laid?.what === "form-laid" && laid.seat === you) setLoss(null);
    if (news.some((event) => (event.what === "form-laid" || event.what === "form-lost") && event.seat === you)) letGo();
  }, [version]);
  useEffect(() => {
    if (!loss || (view.phase === "retry" && loss.seat === you)) return undefined;
    const timer = setTimeout(() => setLoss(null), 3500);
    return () => clearTimeout(timer);
  }, [loss, view.phase]);
  return loss;
}

/** The points that the last form brought, as the tallies tell; nothing where more than one was laid meanwhile. */
function useGain({ view, news, version }: Props): string {
  const known = useRef({ version, laid: view.laid.length, totals: view.tallies.map(total), gained: "" });
  if (known.current.version !== version) {
    const totals = view.tallies.map(total);
    const laid = news.find((event) => event.what === "form-laid");
    const isNext = view.laid.length === known.current.laid + 1;
    const points = isNext && laid?.what === "form-laid" ? totals[laid.seat]! - known.current.totals[laid.seat]! : 0;
    known.current = { version, laid: view.laid.length, totals, gained: points > 0 ? `+${points}` : "" };
  }
  return known.current.gained;
}

/** Where the form in hand fits as it is turned; null where the table does not tell. */
function useFits(view: View, held: Held | null): readonly Spot[] | null {
  return useMemo(() => {
    if (view.options.placing !== "assisted" || !held) return null;
    const [turn, over] = poseOf(held);
    const found = view.fits.find((fit) => fit[0] === held.form && fit[1] === turn && fit[2] === over);
    return found ? unpacked(found[3]) : [];
  }, [view.fits, held]);
}

function useUseless(view: View, you: number | null): ReadonlySet<string> | null {
  return useMemo(() => {
    if (view.options.placing !== "assisted" || view.turn !== you || view.phase !== "place") return null;
    const useful = new Set(view.fits.map(([form]) => form));
    return new Set(view.stocks[you]!.filter((form) => !useful.has(form)));
  }, [view.fits]);
}

/** The squares that speak against the layout as it was refused, until it is changed. */
function useFaulty({ refused, why }: Props, draft: Draft | null): readonly Spot[] {
  return useMemo(() => {
    if (refused?.do !== "lay-out" || draft === null || refused.tower !== draft.tower) return [];
    if (refused.obstacles.join() !== draft.obstacles.join()) return [];
    const { edge, touching, twice } = why as { readonly [kind: string]: readonly string[] | null };
    return spotsOf([...new Set([...(edge ?? []), ...(touching ?? []), ...(twice ?? [])])]);
  }, [refused, draft]);
}

/** A letter chooses a form of five squares, a number the next form of that many. F flips, so Shift+F is the F. */
function formFor(key: string, stock: readonly string[], now: string | null): string | null {
  const left = Object.keys(FORMS).filter((form) => stock.includes(form));
  if (/^[1-5]$/.test(key)) {
    const alike = left.filter((form) => sizeOf(form) === Number(key));
    return alike[(alike.indexOf(now ?? "") + 1) % alike.length] ?? null;
  }
  return left.find((form) => form === key.toUpperCase()) ?? null;
}
