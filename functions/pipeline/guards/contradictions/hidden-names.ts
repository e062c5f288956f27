import { factsOf } from '../evidence-facts.ts'
import type { Evidence } from '../finding.ts'
import { fold } from '../fold.ts'

const CAPITALS = /\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)+/gu

/** Who is "entlassen" there was not fired. */
const FROM_HOSPITAL = /krankenhaus|klinik|haft\b|gefängnis|gewahrsam/iu

/** The words of longer names that the items contain as well: "Kalter Hort" does not hear anything. */
const namesInBoth = (text: string, evidence: readonly Evidence[]): string[] => {
  const theirs = evidence.map((item) => ` ${factsOf(item).order.join(' ')} `)
  return (text.match(CAPITALS) ?? [])
    .map((name) => fold(name))
    .filter((words) => theirs.some((item) => item.includes(` ${words.join(' ')} `)))
    .flat()
}

/** Folded words of a statement that claim nothing. */
export const hiddenIn = (text: string, evidence: readonly Evidence[]): ReadonlySet<string> =>
  new Set([...(FROM_HOSPITAL.test(text) ? ['entlassen'] : []), ...namesInBoth(text, evidence)])
