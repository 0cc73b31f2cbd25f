import type { Words } from './en.ts';
import { type Format, isScoredInGames } from '../score/format.ts';

/** The sentences about results of this format: games, if a match is a single set of them (SCO-9). */
export function withGamesWords(words: Words, format: Format): Words {
  if (!isScoredInGames(format)) return words;
  const { report, tables, rules, ruleSheet } = words;
  const { faults, ...inReport } = report.inGames;
  const ranking = { ...rules.choices.ranking, ...rules.rankingInGames };
  return {
    ...words,
    report: { ...report, ...inReport, faults: { ...report.faults, ...faults } },
    tables: {
      ...tables,
      crossedAbout: tables.inGames.crossedAbout,
      rules: { ...tables.rules, ...tables.inGames.rules },
    },
    ruleSheet: { ...ruleSheet, ...ruleSheet.inGames },
    rules: { ...rules, choices: { ...rules.choices, ranking } },
  };
}
