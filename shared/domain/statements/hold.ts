import { GROUNDS, type Ground } from './grounds.ts'
import { NOUNS } from './nouns.ts'
import { EVERYWHERE } from './scopes.ts'
import type { StatementWords } from './template.ts'
import type { ReportedKind } from '../reports.ts'

interface Found {
  readonly term: string
  readonly list: 'nsbm' | '86a'
}

const WHY =
  'Ein Filter versteht keinen Zusammenhang, auch Gegenrede bleibt hängen. Deshalb entscheidet am Ende ein Mensch.'

const GROUND: Readonly<Record<Found['list'], Ground>> = {
  nsbm: {
    ...GROUNDS.extremism.ground,
    explanation: `${GROUNDS.extremism.ground.explanation} ${WHY}`,
  },
  '86a': {
    kind: 'law',
    rule: '§§ 86, 86a StGB',
    explanation: `Parolen und Kennzeichen verfassungswidriger Organisationen zu verbreiten ist verboten. ${WHY}`,
  },
}

const REDRESS =
  'Du kannst sofort Einspruch einlegen, kostenlos und ohne Form; dann liest ein Mensch es vor allem anderen. Auch ohne Einspruch liest ein Mensch alles, was der Filter anhält. Lehnt er es ab, bekommst du eine eigene Begründung und kannst noch einmal widersprechen. Danach bleiben eine zugelassene Streitbeilegungsstelle (Art. 21 DSA) und jederzeit das Gericht.'

/** The statement about what the guard holds until a moderator decides (Art. 17 Abs. 3 lit. c DSA: by automated means). */
export const holdWords = (kind: ReportedKind, { term, list }: Found): StatementWords => {
  const { yours, inYours, it } = NOUNS[kind]
  return {
    facts: `Ein automatischer Wortfilter hat in ${inYours} „${term}“ gefunden. Ein Mensch hat ${it} noch nicht gelesen.`,
    ground: GROUND[list],
    scope: `${yours} wartet auf die Moderation: Außer dir sieht ${it} niemand, bis ein Mensch ${it} gelesen hat. ${EVERYWHERE}`,
    redress: REDRESS,
  }
}
