import { expect, it } from 'vitest'
import { memberPaths } from './member-paths.ts'

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const members = new Set([ID])

it.each([
  ['a key', { PK: `MEMBER#${ID}`, SK: 'PROFILE' }, ['PK']],
  ['a key with a space', { PK: 'BAD HOMBURG', SK: `a b#${ID}` }, ['SK']],
  ['an attribute of a map', { author: { id: ID } }, ['author.id']],
  ['a list of maps', { reports: [{ memberId: ID }, { memberId: ID }] }, ['reports[].memberId']],
  ['a set', { blocked: new Set([ID]) }, ['blocked[]']],
  ['the name of a map', { horns: { [ID]: true } }, ['horns{}']],
  ['an id inside an address', { mediaUrl: `/media/stories/${ID}/a.webp` }, ['mediaUrl']],
  ['an id inside JSON', { result: JSON.stringify({ id: ID }) }, ['result']],
  ['prose of a test', { content: `Hallo ${ID}` }, []],
  ['the id of something else', { postId: '01BX5ZZKBKACTAV9WEVGEMMVRZ' }, []],
])('finds %s', (_name, item, paths) => {
  expect(memberPaths(item, members)).toEqual(paths)
})
