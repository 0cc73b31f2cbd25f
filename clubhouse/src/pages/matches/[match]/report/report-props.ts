import type { MyMatch } from '../../../../api/my-match.ts';
import type { Format } from '../../../../score/format.ts';
import type { PlayerVisit } from '../../../../web/visit.ts';
import type { ReportDraft } from './form.ts';

export interface ReportProps {
  readonly visit: PlayerVisit;
  readonly mine: MyMatch;
  readonly format: Format;
  readonly draft: ReportDraft;
}
