import { HOLD } from '#shared/domain/measures.ts'
import { REPORTED_KIND_NAMES } from '#shared/domain/reports.ts'
import { MEASURE_NAMES } from '#shared/domain/statements/measure-names.ts'
import { heldKey, type HeldItem } from '#platform/content/held.items.ts'
import { queryIndex } from '#platform/table/index.ts'
import { statementsPartition, type StatementItem } from '../../cases/items/index.ts'
import { entriesOf, itemsAt, PAGE, startAt } from './paging.ts'
import { date, flag, section, text } from '../model/section.ts'

const OUTCOMES: Readonly<Record<NonNullable<StatementItem['outcome']>, string>> = {
  lifted: 'Aufgehoben',
  upheld: 'Nach Einspruch bestätigt',
  changed: 'Nach Einspruch geändert',
  ended: 'Erledigt',
}

const isOpenHold = ({ measure, outcome }: StatementItem): boolean =>
  measure === HOLD && outcome === undefined

/** What the member wrote against holds of the guard that nobody has decided about, by statement. */
const openObjections = async (
  statements: readonly StatementItem[],
): Promise<ReadonlyMap<string, string>> => {
  const holds = statements.filter(isOpenHold)
  const held = await itemsAt(
    // The guard holds no profiles.
    holds.map(({ kind, targetId }) => heldKey(kind as Exclude<typeof kind, 'profile'>, targetId)),
  )
  const isOf = (item: HeldItem | undefined, { statementId }: StatementItem): item is HeldItem =>
    item?.statementId === statementId
  return new Map(
    holds.flatMap((hold, index) => {
      const item = held[index]
      return isOf(item, hold) && item.appeal ? [[hold.statementId, item.appeal.text] as const] : []
    }),
  )
}

/** Who decided is not the member's data; the statement itself is (Art. 17 DSA). */
export const statements = section({
  id: 'statements',
  kinds: ['statement', 'held-content'],
  title: 'Begründungen',
  about: 'Maßnahmen gegen deine Inhalte oder dein Konto, mit allem, was die Begründung sagt.',
  fields: {
    at: date('Wann'),
    measure: text('Maßnahme'),
    kind: text('Worum es geht'),
    facts: text('Sachverhalt'),
    excerpt: text('Anfang des Inhalts'),
    rule: text('Regel'),
    isLaw: flag('Die Regel ist ein Gesetz'),
    explanation: text('Warum sie verletzt ist'),
    foundBySoftware: flag('Von Software gefunden'),
    decidedBySoftware: flag('Von Software entschieden'),
    wasReported: flag('Von anderen gemeldet'),
    scope: text('Umfang'),
    until: date('Bis'),
    redress: text('Was du tun kannst'),
    objection: text('Dein Einspruch gegen den Filter'),
    outcome: text('Was daraus wurde'),
  },
  read: async (memberId, cursor) => {
    const page = await queryIndex(statementsPartition(memberId), {
      limit: PAGE,
      startAt: startAt(cursor),
    })
    const items = (await itemsAt(page.items)).filter((item) => item !== undefined)
    const objections = await openObjections(items)
    return entriesOf({ items, next: page.next }, (item) => ({
      at: item.at,
      measure: MEASURE_NAMES[item.measure],
      kind: REPORTED_KIND_NAMES[item.kind],
      facts: item.facts,
      excerpt: item.excerpt,
      rule: item.ground.rule,
      isLaw: item.ground.kind === 'law',
      explanation: item.ground.explanation,
      foundBySoftware: item.automated.detection,
      decidedBySoftware: item.automated.decision,
      wasReported: item.caseId !== undefined,
      scope: item.scope,
      until: item.until,
      redress: item.redress,
      objection: objections.get(item.statementId),
      outcome: item.outcome && OUTCOMES[item.outcome],
    }))
  },
})
