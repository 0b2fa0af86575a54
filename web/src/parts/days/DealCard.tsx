// One deal: to be played, gone on with, or practised; and what I made of it beside everybody else.
import type { DealShown, Standing } from "../../protocol";
import { botName, sayLater } from "../../texts";

interface DealCardProps {
  readonly deal: DealShown;
  /** None on a day of the past. */
  readonly play: ((deal: DealShown, practice: boolean) => Promise<void>) | null;
}

export function DealCard({ deal, play }: DealCardProps) {
  const { game, level, level_said, status, mark, said, standing } = deal;
  const about = `about-${game}-${level}`;
  const isOver = status === "over" || status === "given-up";
  return (
    <div class="deal">
      <p id={about} class="deal-about">
        {level_said && <strong>{level_said}</strong>}
        {isOver ? <span class={`fared ${status}`}><span aria-hidden="true">{mark} </span>{said}</span> : <span>{against(deal)}</span>}
      </p>
      {play && !isOver && (
        <button type="button" class="main" aria-describedby={`day-${game} ${about}`} onClick={() => void play(deal, false)}>
          {sayLater.value(status === "running" ? "day-go-on" : "day-play")}
        </button>
      )}
      {play && isOver && (
        <button type="button" aria-describedby={`day-${game} ${about}`} onClick={() => void play(deal, true)}>{sayLater.value("day-practise")}</button>
      )}
      {standing && <Compared deal={deal} standing={standing} />}
    </div>
  );
}

/** Against whom; alone it is the best there is. */
function against({ game, bot, seats }: DealShown): string {
  if (bot === null) return sayLater.value("day-alone");
  return sayLater.value("day-against", { bot: botName(game, bot), count: seats - 1 });
}

function Compared({ deal, standing }: { deal: DealShown; standing: Standing }) {
  const { rank, of, ahead_of, rival, rival_said } = standing;
  return (
    <div class="compared">
      <p>
        {of > 1 ? sayLater.value("day-rank", { rank, of, percent: ahead_of }) : sayLater.value("day-first")}
        {rival && <><br />{rival_said ? sayLater.value("day-rival", { bot: botName(deal.game, rival), result: rival_said }) : sayLater.value("day-rival-plays", { bot: botName(deal.game, rival) })}</>}
      </p>
      {of > 1 && <Bars standing={standing} />}
    </div>
  );
}

const WIDE = 160;
const HIGH = 44;

/** How many came to what; my own bar is another colour, and has a dot above it. */
function Bars({ standing: { bars, of, rank } }: { standing: Standing }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDE / Math.max(bars.length, 3);
  return (
    <svg class="bars" viewBox={`0 0 ${WIDE} ${HIGH}`} width={WIDE} height={HIGH} role="img" aria-label={sayLater.value("day-bars", { of, rank })}>
      {bars.map(({ least, count, mine }, index) => {
        const high = (count * (HIGH - 12)) / most;
        return (
          <g key={least} class={mine ? "mine" : ""}>
            <rect x={index * step + 2} y={HIGH - high - 2} width={step - 4} height={high + 2} rx="2" />
            {mine && <circle cx={(index + 0.5) * step} cy={HIGH - high - 7} r="3" />}
          </g>
        );
      })}
    </svg>
  );
}
