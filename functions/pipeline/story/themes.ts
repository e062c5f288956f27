import { areApart, meet, type List } from './lists.ts'
import type { Side } from './side.ts'

/** What can be said of one event in other words. */
const FAMILIES: readonly List[] = [
  ['song', 'video'],
  ['tour', 'show', 'extra'],
  ['festival', 'lineup', 'show', 'join'],
  ['cancel', 'postpone', 'ill', 'tour', 'show'],
  ['leave', 'join', 'return', 'split'],
  ['reissue', 'album'],
]

const areRelated = (a: List, b: List): boolean =>
  FAMILIES.some((family) => meet(a, family) && meet(b, family))

/** How much of what happened according to one title is not in the other report at all. */
const countOther = (a: Side, b: Side): number =>
  a.actions.filter(
    (action) => !b.facts.actions.includes(action) && !areRelated([action], b.actions),
  ).length

export const countOthers = (a: Side, b: Side): number =>
  a.key.kind === 'news' ? countOther(a, b) + countOther(b, a) : 0

export const areOtherThemes = (a: Side, b: Side): boolean =>
  a.key.kind === 'news' &&
  areApart(a.topics, b.topics) &&
  !areRelated(a.topics, b.topics) &&
  !meet(a.actions, b.actions)

/** A report that looks back at another event, which it continues: "nine months after", "already postponed". */
export const isLater = (a: Side, b: Side): boolean =>
  a.facts.actions.includes('later') !== b.facts.actions.includes('later')

/** Reviews and interviews have no theme besides their kind. */
export const isSameTheme = (a: Side, b: Side): boolean =>
  a.key.kind === 'news' && (meet(a.themes, b.themes) || areRelated(a.themes, b.themes))

export const haveSameAction = (a: Side, b: Side): boolean =>
  a.key.kind === 'news' && (meet(a.actions, b.facts.actions) || meet(b.actions, a.facts.actions))
