// The puzzle for one: take all you can; afterwards the best chain there is, to step through (FM-18 to FM-21).
import { useEffect, useState } from "preact/hooks";
import { Advised, markOf } from "@shell/parts/Advised";
import { Card, cardName } from "./card";
import { Chain } from "./chain";
import { useFocus } from "./focus";
import { useHand, type Props } from "./hand";
import { Mat, placeName, type Spot } from "./mat";
import type { AnyAction, Result } from "./types";

const COLUMNS = 8;
const STEP_MS = 450;

export function Puzzle(props: Props) {
  const { view } = props;
  const isReview = view.results.length > 0 && (view.phase === "review" || view.phase === "over");
  const root = useFocus(isReview ? ".fm-figures button, .fm-walk button" : '.fm-place[tabindex="0"]', view.phase);
  return (
    <div ref={root}>
      {isReview ? <Review key={view.results.length} props={props} /> : <Solving props={props} />}
    </div>
  );
}

function Solving({ props }: { props: Props }) {
  const { view, legal, say, mayAct, announce } = props;
  const hand = useHand(props);
  const deck = view.options.deck;
  const chain = view.chains[0] ?? [];
  const taken = new Set(chain);
  const top = chain.at(-1);
  const fitting = new Set(chain.length === 0 ? [] : (legal ?? []).flatMap((action) => (action.do === "take" ? [action.place] : [])));
  const isLegal = (name: AnyAction["do"]) => (legal ?? []).some((action) => action.do === name);
  const may = (name: AnyAction["do"]) => mayAct && isLegal(name);
  const left = view.layout.length - chain.length;
  useEffect(() => {
    if (top !== undefined) announce(say("web-match-this", { card: cardName(say, deck, top) }));
  }, [top]);
  const spots = view.layout.map((card, index): Spot => {
    const place = placeName(index, COLUMNS);
    const isLying = !taken.has(card);
    const flavours = [
      hand.missed.includes(place) && "fm-missed", hand.lifted.includes(place) && "fm-lifted",
      fitting.has(place) && "fm-fits", place === view.hint && "fm-hinted",
    ];
    return {
      place, card: isLying && card >= 0 ? card : null, flavour: flavours.filter(Boolean).join(" "),
      number: isLying ? undefined : chain.indexOf(card) + 1,
      mark: markOf(props.advice, (action) => "place" in action && action.place === place),
    };
  });
  const advised = (name: AnyAction["do"]) => <Advised mark={markOf(props.advice, (action) => action.do === name)} say={say} />;
  const shortcuts: { readonly [key: string]: AnyAction["do"] } = { U: "undo", H: "hint", F: "finish" };
  const wish = (name: "undo" | "hint" | "finish") => { if (may(name)) hand.press({ do: name }); };
  return (
    <div class={`fm fm-solo ${fitting.size > 0 ? "fm-guided" : ""}`}>
      <div class="fm-bar">
        <p><b>{say("board-layout", { number: view.round })}</b> · {say("board-left", { count: left })}
          {(view.undone > 0 || view.hints > 0) && <em class="fm-practice">{say("web-practice")}</em>}</p>
        <button type="button" disabled={!may("undo")} onClick={() => wish("undo")}><span aria-hidden="true">↶</span> {say("web-undo")}{advised("undo")}</button>
        {isLegal("finish") ? <button type="button" class="main" disabled={!mayAct} onClick={() => wish("finish")}>{say("web-finish")}{advised("finish")}</button>
          : <button type="button" disabled={!may("hint")} onClick={() => wish("hint")}><span aria-hidden="true">✧</span> {say("web-hint")}{advised("hint")}</button>}
      </div>
      <Mat spots={spots} columns={COLUMNS} deck={deck} say={say} keys={mayAct ? say("web-keys-solo") : ""}
        onPress={mayAct ? (place) => { if (!hand.lifted.includes(place)) hand.press({ do: "take", place }); } : undefined}
        onKey={(key) => { const name = shortcuts[key]; if (name === "undo" || name === "hint" || name === "finish") wish(name); }} />
      <div class="fm-line">
        {top === undefined ? <p class="fm-any">{say("board-any")}</p> : (
          <>
            <div class="fm-top"><p class="fm-small">{say("web-your-card")}</p><Card key={top} deck={deck} card={top} say={say} flavour="fm-laid" /></div>
            <Chain cards={chain} deck={deck} say={say} label={say("web-your-chain", { count: chain.length })} />
          </>
        )}
      </div>
      <div class="fm-rest">{view.results.length > 0 && <Standings results={view.results} props={props} />}</div>
    </div>
  );
}

/** A finished layout: the own result beside the best. */
function Review({ props }: { props: Props }) {
  const { view, say, mayAct, act } = props;
  const [shown, setShown] = useState(view.results.length - 1);
  const result = view.results[shown]!;
  const left = result.layout.length - result.taken.length;
  const least = result.layout.length - result.best.length;
  return (
    <div class="fm fm-solo fm-review">
      {view.results.length > 1 && (
        <div class="fm-tabs" role="group" aria-label={say("web-results")}>
          {view.results.map((_, index) => (
            <button key={index} type="button" aria-pressed={index === shown} onClick={() => setShown(index)}>
              {say("board-layout", { number: index + 1 })}
            </button>
          ))}
        </div>
      )}
      <div class="fm-figures">
        {left === least ? <p class="fm-praise">{say("board-result", { number: shown + 1, left, least, missed: 0 })}</p> : (
          <>
            <p class="fm-figure"><b>{left}</b> {say("web-you-left", { left })}</p>
            <p class="fm-figure"><b>{least}</b> {say("web-least", { least })}</p>
          </>
        )}
        <p class="fm-proof">{say(`board-proof-${result.proof}`)}
          {(result.undone > 0 || result.hints > 0) && <em class="fm-practice">{say("board-practice", { undone: result.undone, hints: result.hints })}</em>}</p>
        {mayAct && view.phase === "review" && (
          <button type="button" class="main" onClick={() => act({ do: "ready" })}>{say("web-next-layout")}</button>
        )}
      </div>
      <Walk key={shown} result={result} props={props} isPerfect={left === least} />
    </div>
  );
}

/** A chain through a layout, step by step: a best one, or the own, which may be just that. */
function Walk({ result, isPerfect, props: { view, say } }: { result: Result; isPerfect: boolean; props: Props }) {
  const own = result.taken.map((card) => placeName(result.layout.indexOf(card), COLUMNS));
  const [isBest, setBest] = useState(!isPerfect);
  const way = isBest ? result.best : own;
  const [step, setStep] = useState(way.length);
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    if (!runs) return undefined;
    if (step >= way.length) return setRuns(false);
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [runs, step]);
  const show = (best: boolean) => {
    setBest(best);
    setStep((best ? result.best : own).length);
    setRuns(false);
  };
  const walked = way.slice(0, step);
  const deck = view.options.deck;
  const spots = result.layout.map((card, index): Spot => {
    const place = placeName(index, COLUMNS);
    const at = walked.indexOf(place);
    const isLeft = !way.includes(place);
    return {
      place, card, number: at < 0 ? undefined : at + 1,
      flavour: at === step - 1 && at >= 0 ? "fm-hinted" : at >= 0 ? "fm-walked" : isLeft ? "fm-left" : "",
    };
  });
  const cards = walked.map((place) => result.layout[spots.findIndex((spot) => spot.place === place)]!);
  return (
    <>
      <div class="fm-bar fm-walk">
        {isPerfect ? null : (
          <div class="fm-tabs" role="group" aria-label={say("web-which-chain")}>
            <button type="button" aria-pressed={isBest} onClick={() => show(true)}>{say("web-best")}</button>
            <button type="button" aria-pressed={!isBest} onClick={() => show(false)}>{say("web-own")}</button>
          </div>
        )}
        <button type="button" aria-label={say("back")} disabled={step === 0} onClick={() => setStep(step - 1)}>◀</button>
        <button type="button" onClick={() => { if (step >= way.length) setStep(0); setRuns(!runs); }}>{say(runs ? "pause" : "run")}</button>
        <button type="button" aria-label={say("forward")} disabled={step >= way.length} onClick={() => setStep(step + 1)}>▶</button>
        <input type="range" min={0} max={way.length} value={step} aria-label={say("web-step", { step, count: way.length })}
          onInput={(event) => setStep(Number(event.currentTarget.value))} />
      </div>
      <Mat spots={spots} columns={COLUMNS} deck={deck} say={say} keys="" />
      <div class="fm-line"><Chain cards={cards} deck={deck} say={say} label={say("web-step", { step, count: way.length })} /></div>
    </>
  );
}

/** The layouts before this one. */
function Standings({ results, props: { say } }: { results: readonly Result[]; props: Props }) {
  return (
    <ul class="fm-standings">
      {results.map((result, index) => (
        <li key={index}>
          {say("board-layout", { number: index + 1 })}: <b>−{result.layout.length - result.taken.length}</b>{" "}
          <span>{say("web-best-was", { least: result.layout.length - result.best.length })}</span>
        </li>
      ))}
    </ul>
  );
}
