// The board of a game that brings none: what the view says, field by field, and what may be done.
// It knows no game. The words are the game's own (`field-hand`, `word-red`) where its catalogue has them.
import { useRef } from "preact/hooks";
import type { Advice, BoardProps } from "../board";
import type { Action, ViewFields } from "../protocol";
import { eventText, say, type Say } from "../texts";
import { ActionList, TypedAction, useKeptFocus } from "./ActionList";
import { adviceText, Sign } from "./Advised";
import { SeatMark } from "./Players";

type View = Readonly<Record<string, unknown>>;

/** Names that the table itself speaks of elsewhere. */
const TOLD = new Set(["viewer", "options", "phase"]);
const MANY = 40;
const LONG = 24;

export interface PlainBoardProps extends BoardProps {
  /** What is known of the view's fields. */
  readonly fields: ViewFields;
  read(text: string): Promise<Action>;
}

/** How values are told: by whom they are of, and in whose words. */
interface Telling {
  readonly speak: Say;
  readonly names: readonly string[];
  readonly seats: ReadonlySet<string>;
  readonly columns: ViewFields["columns"];
  readonly fresh: ReadonlySet<string>;
}

export function PlainBoard(props: PlainBoardProps) {
  const { fields, you, players, say: speak, news } = props;
  const view = props.view as View;
  const telling = {
    speak, names: players.map(({ name }) => name), seats: new Set(fields.seats), columns: fields.columns,
    fresh: useFresh(view, props.version),
  };
  const names = Object.keys(view).filter((name) => !TOLD.has(name) || (name === "phase" && !speak.has(`phase-${String(view[name])}`)));
  const bySeat = names.filter((name) => isBySeat(props, name));
  const own = you === null ? [] : names.filter((name) => fields.private.includes(name));
  const common = names.filter((name) => !bySeat.includes(name) && !own.includes(name));
  return (
    <div class="plain">
      <div class="plain-told" tabindex={0}>
        <p class="plain-news" aria-hidden="true">{useLast(news.map((event) => eventText(speak, event)).filter(Boolean).join(" "))}</p>
        {own.length > 0 && (
          <section class="card plain-own">
            <h2>{say.value("yours")}</h2>
            <dl>{own.map((name) => (
              <Field key={name} name={name} value={bySeat.includes(name) ? entry(view, name, you!) : view[name]} isTile telling={telling} />
            ))}</dl>
          </section>
        )}
        {bySeat.length > 0 && <Seats view={view} names={bySeat} you={you} isHidden={(name) => fields.private.includes(name)} telling={telling} waiting={props.waiting} />}
        {common.length > 0 && (
          <section class="card plain-common">
            <h2>{say.value("on-the-table")}</h2>
            <dl>{common.map((name) => <Field key={name} name={name} value={view[name]} telling={telling} />)}</dl>
          </section>
        )}
        <Options options={view.options} speak={speak} />
      </div>
      <Acting {...props} />
    </div>
  );
}

/** As far as can be told from this very view, too: a list that has grown is no list by seats. */
const isBySeat = ({ fields, view, players }: PlainBoardProps, name: string): boolean => {
  const value = (view as View)[name];
  return fields.by_seat.includes(name) && Array.isArray(value) && [0, players.length].includes(value.length);
};

const entry = (view: View, name: string, seat: number): unknown => (view[name] as readonly unknown[])[seat];

/** The last text there was: what is said stays until something else is. */
function useLast(text: string): string {
  const last = useRef("");
  if (text) last.current = text;
  return last.current;
}

/** The fields that are not what they were one moment earlier; what did not change is the same object. */
function useFresh(view: View, version: number): ReadonlySet<string> {
  const known = useRef({ view, version, fresh: new Set<string>() });
  if (known.current.version !== version) {
    const before = known.current.view;
    const fresh = new Set(Object.keys(view).filter((name) => JSON.stringify(view[name]) !== JSON.stringify(before[name])));
    known.current = { view, version, fresh };
  }
  return known.current.fresh;
}

/** What may be done: buttons where there are few, a search where there are many, and the notation always. */
function Acting({ legal, you, mayAct, say: speak, act, read, view, outcome, advice }: PlainBoardProps) {
  const place = useKeptFocus<HTMLElement>();
  if (you === null || outcome !== null) return null;
  if (advice?.chosen) return <section class="card"><AdviceWords advice={advice} speak={speak} /></section>;
  const phase = String((view as View).phase ?? "");
  const example = speak.has(`example-${phase}`) ? speak(`example-${phase}`) : "";
  const isDue = legal === null || legal.length > 0;
  return (
    <section class="card plain-acting" ref={place} tabindex={-1} aria-labelledby="acting">
      <h2 id="acting">{say.value("what-now")}</h2>
      {!isDue && <p class="small">{say.value("nothing-now")}</p>}
      {legal !== null && isDue && <div class="actions"><ActionList legal={legal} speak={speak} mayAct={mayAct} advice={advice} act={act} /></div>}
      {isDue && (
        <details open={legal === null}>
          <summary>{say.value("in-notation")}</summary>
          <TypedAction mayAct={mayAct} example={example} read={read} act={act} />
        </details>
      )}
      {advice && <AdviceWords advice={advice} speak={speak} />}
    </section>
  );
}

/** For what no list shows, and for whoever only looks. */
function AdviceWords({ advice, speak }: { advice: Advice; speak: Say }) {
  return (
    <>
      {(["chosen", "better"] as const).map((mark) => advice[mark] && (
        <p key={mark} class="advice-words"><Sign of={mark} /> {adviceText(speak, mark, advice[mark])}</p>
      ))}
    </>
  );
}

interface SeatsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: number | null;
  readonly waiting: readonly number[];
  readonly telling: Telling;
  isHidden(name: string): boolean;
}

/** Everybody around the table, with what is theirs. */
function Seats({ view, names, you, waiting, telling, isHidden }: SeatsProps) {
  return (
    <section class="plain-around">
      <h2 class="unseen">{say.value("chairs")}</h2>
      <ul class="plain-seats">
        {telling.names.map((name, seat) => (
          <li key={seat} class={waiting.includes(seat) ? "card waited" : "card"}>
            <h3><SeatMark seat={seat} /> {name}{seat === you && ` (${say.value("you")})`}</h3>
            <dl>{names.map((field) => (
              <Field key={field} name={field} value={entry(view, field, seat)} isHidden={isHidden(field)} telling={telling} />
            ))}</dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FieldProps {
  readonly name: string;
  readonly value: unknown;
  readonly telling: Telling;
  /** The names of the fields around it, with dots. */
  readonly within?: string;
  /** Whether nothing means that it is not for these eyes. */
  readonly isHidden?: boolean;
  /** Whether even a single thing is shown as one can hold it. */
  readonly isTile?: boolean;
}

function Field({ name, value, telling, within = "", isHidden = false, isTile = isHidden }: FieldProps) {
  const isFresh = within === "" && telling.fresh.has(name);
  return (
    <div class={isFresh ? "plain-field fresh" : "plain-field"} key={isFresh ? JSON.stringify(value) : ""}>
      <dt>{label(telling.speak, name)}</dt>
      <dd>{value === null && isHidden
        ? <span class="plain-tile hidden"><span aria-hidden="true">?</span><span class="unseen">{say.value("hidden")}</span></span>
        : isTile && typeof value !== "object" && value !== "" ? <span class="plain-tile"><Single value={value} path={`${within}${name}`} telling={telling} /></span>
          : <Told value={value} path={`${within}${name}`} telling={telling} />}</dd>
    </div>
  );
}

const label = (speak: Say, name: string): string => speak(`field-${name}`) || name.replaceAll("_", " ");

function Told({ value, path, telling }: { value: unknown; path: string; telling: Telling }) {
  if (Array.isArray(value)) return <List values={value} path={path} telling={telling} />;
  if (typeof value === "object" && value !== null)
    return (
      <dl class="plain-part">{Object.entries(value).map(([name, part]) => (
        <Field key={name} name={name} value={part} within={`${path}.`} telling={telling} />
      ))}</dl>
    );
  return <Single value={value} path={path} telling={telling} />;
}

/** One thing that has no parts: a player, a word, a number. */
function Single({ value, path, telling: { speak, names, seats } }: { value: unknown; path: string; telling: Telling }) {
  if (value === null || value === undefined || value === "") return <>–</>;
  if (typeof value === "boolean") return <>{say.value(value ? "yes" : "no")}</>;
  if (typeof value === "number" && value >= 0 && seats.has(path)) return <><SeatMark seat={value} /> {names[value]}</>;
  const text = speak(`word-${String(value)}`) || String(value);
  return text.length > LONG ? <code class="plain-long">{text}</code> : <>{text}</>;
}

function List({ values, path, telling }: { values: readonly unknown[]; path: string; telling: Telling }) {
  if (values.length === 0) return <>–</>;
  const columns = telling.columns[path];
  const hasParts = values.some((value) => typeof value === "object" && value !== null);
  if (columns && !hasParts) return <Rows rows={[values]} columns={columns} path={path} telling={telling} />;
  const list = columns && values.every((value) => Array.isArray(value) && value.length === columns.length) ? (
    <Rows rows={values as readonly (readonly unknown[])[]} columns={columns} path={path} telling={telling} />
  ) : (
    <ul class={hasParts ? "plain-list" : "plain-row"}>
      {values.map((value, index) => (
        <li key={index} class={hasParts ? "" : "plain-tile"}><Told value={value} path={path} telling={telling} /></li>
      ))}
    </ul>
  );
  if (values.length <= MANY) return list;
  return <details><summary>{say.value("so-many", { count: values.length })}</summary>{list}</details>;
}

interface RowsProps {
  readonly rows: readonly (readonly unknown[])[];
  readonly columns: readonly string[];
  readonly path: string;
  readonly telling: Telling;
}

/** Things of the same parts, which have names. */
function Rows({ rows, columns, path, telling }: RowsProps) {
  return (
    <div class="plain-rows" tabindex={0}>
      <table>
        <thead><tr>{columns.map((name) => <th key={name} scope="col">{label(telling.speak, name)}</th>)}</tr></thead>
        <tbody>{rows.map((row, index) => (
          <tr key={index}>{row.map((value, column) => (
            <td key={column}><Told value={value} path={`${path}.${columns[column]}`} telling={telling} /></td>
          ))}</tr>
        ))}</tbody>
      </table>
    </div>
  );
}

/** How this table wants its game, where it was asked. */
function Options({ options, speak }: { options: unknown; speak: Say }) {
  const wishes = Object.entries((options ?? {}) as View);
  if (wishes.length === 0) return null;
  return (
    <details class="plain-options">
      <summary>{say.value("options")}</summary>
      <dl>{wishes.map(([name, value]) => (
        <div class="plain-field" key={name}>
          <dt>{speak(`option-${name}`) || name}</dt>
          <dd>{speak(`option-${name}-${String(value).toLowerCase()}`) || String(value)}</dd>
        </div>
      ))}</dl>
    </details>
  );
}
