import { BestLine } from '../engine/best-line.tsx';
import { describeScore } from '../engine/score-words.ts';
import { pageWords } from '../messages/words.ts';
import type { Analysis } from './use-analysis.ts';
import type { Study } from './use-study.ts';

interface EngineSaysProps {
  readonly study: Study;
  readonly analysis: Analysis;
  /** Why the engine is not asked about this position; null if it is. */
  readonly why: string | null;
}

export function EngineSays({ study, analysis, why }: EngineSaysProps) {
  const say = pageWords().engine;
  const { score, best, isThinking } = analysis;
  if (why !== null) return <p class="engine-says">{why}</p>;
  return (
    <div class="engine-says">
      <span class="engine-score">{score === null ? '' : describeScore(score)}</span>
      <span class="engine-depth">
        {[best === null ? '' : say.depth(best.depth), isThinking ? say.thinking : '']
          .filter(Boolean)
          .join(', ')}
      </span>
      {best === null ? null : (
        <BestLine
          fen={study.fen}
          line={best.line}
          onTake={(count) => study.take(best.line.slice(0, count).map(({ uci }) => uci))}
        />
      )}
    </div>
  );
}
