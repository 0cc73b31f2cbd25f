import type { Words } from './en.ts';
import { type Format, isPointsRace, isScoredInGames } from '../score/format.ts';

/**
 * The sentences about results of this format: games, if a match is a single set of them (SCO-9) or
 * if its sets count points.
 */
export function withGamesWords(words: Words, format: Format): Words {
  if (isPointsRace(format.set))
    return { ...words, report: withFaults(words.report, words.report.inPoints) };
  if (!isScoredInGames(format)) return words;
  const { report, tables, rules, ruleSheet } = words;
  const ranking = { ...rules.choices.ranking, ...rules.rankingInGames };
  return {
    ...words,
    report: withFaults(report, report.inGames),
    tables: {
      ...tables,
      crossedAbout: tables.inGames.crossedAbout,
      rules: { ...tables.rules, ...tables.inGames.rules },
    },
    ruleSheet: { ...ruleSheet, ...ruleSheet.inGames },
    rules: { ...rules, choices: { ...rules.choices, ranking } },
  };
}

type Report = Words['report'];

function withFaults(report: Report, sentences: Report['inGames'] | Report['inPoints']): Report {
  return { ...report, ...sentences, faults: { ...report.faults, ...sentences.faults } };
}
