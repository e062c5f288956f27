import { areApart, meet, type List } from './lists.ts'
import type { Side } from './side.ts'

/** What can be said of one event in other words. */
const FAMILIES: readonly List[] = [
  ['song', 'video'],
  ['tour', 'show', 'extra'],
  ['festival', 'lineup', 'show', 'join'],
  ['cancel', 'postpone', 'ill', 'tour', 'show'],
  ['leave', 'join', 'return', 'split'],
]

const areRelated = (a: List, b: List): boolean =>
  FAMILIES.some((family) => meet(a, family) && meet(b, family))

/** How much of what happened according to one title is not in the other report at all. */
const countOther = (a: Side, b: Side): number =>
  a.key.actions.filter(
    (action) => !b.facts.actions.includes(action) && !areRelated([action], b.key.actions),
  ).length

export const countOthers = (a: Side, b: Side): number =>
  a.key.kind === 'news' ? countOther(a, b) + countOther(b, a) : 0

export const areOtherThemes = (a: Side, b: Side): boolean =>
  a.key.kind === 'news' &&
  areApart(a.key.topics, b.key.topics) &&
  !areRelated(a.key.topics, b.key.topics) &&
  !meet(a.key.actions, b.key.actions)

/** A report that looks back at another event, which it continues: "nine months after", "already postponed". */
export const isLater = (a: Side, b: Side): boolean =>
  a.facts.actions.includes('later') !== b.facts.actions.includes('later')

const themesOf = ({ key }: Side): List => [...key.topics, ...key.actions]

/** Reviews and interviews have no theme besides their kind. */
export const isSameTheme = (a: Side, b: Side): boolean =>
  a.key.kind === 'news' && (meet(themesOf(a), themesOf(b)) || areRelated(themesOf(a), themesOf(b)))

export const haveSameAction = (a: Side, b: Side): boolean =>
  a.key.kind === 'news' &&
  (meet(a.key.actions, b.facts.actions) || meet(b.key.actions, a.facts.actions))
