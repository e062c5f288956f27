import { expect, it } from 'vitest'
import { english, german } from '#testing/labelled/evidence.ts'
import { contradictionsIn } from './find-contradictions.ts'

const DEATH = german({
  title: 'Heute vor 20 Jahren: Jonas Rabe stirbt',
  text: '28. November 2006: Jonas Rabe, Sänger von Aschenlied, stirbt in Dortmund im Alter von 34 Jahren. Wir blicken zurück auf sein Leben.',
  date: '2026-11-28',
})
const SPLIT = english({
  title: 'ROSTFRASS: looking back',
  text: 'Ten years ago the band broke up in Kassel.',
  date: '2026-11-28',
})
const ARREST = german({
  title: 'Zum 30. Jahrestag der Festnahme von Tom Stahl',
  text: 'Tom Stahl wurde in Essen festgenommen.',
  date: '2026-11-28',
})
const CALENDAR = english({
  title: 'On this day in 2006: Jonas Rabe dies',
  text: 'The singer of Aschenlied died in Dortmund at 34.',
  date: '2026-11-28',
})
const DECADES = german({
  title: 'Rostfraß: ein Rückblick',
  text: 'Vor zwei Jahrzehnten trennte sich die Band in Kassel.',
  date: '2026-11-28',
})
const NEW_YEAR = german({
  title: 'Wacken 2025: Tom Stahl gestorben',
  text: 'Tom Stahl ist am Freitag gestorben.',
  date: '2026-01-03',
})
const NEWS = german({
  title: 'Tom Stahl gestorben',
  text: 'Tom Stahl ist am Freitag gestorben. Er gründete Aschenlied 1998. Sein Bruder starb 2011.',
  date: '2026-11-28',
})

it.each([
  ['Jonas Rabe stirbt.', DEATH],
  ['Sänger Jonas Rabe ist in Dortmund gestorben.', DEATH],
  ['Rostfraß haben sich getrennt.', SPLIT],
  ['Tom Stahl wurde festgenommen.', ARREST],
  ['Jonas Rabe ist gestorben.', CALENDAR],
  ['Rostfraß haben sich getrennt.', DECADES],
] as const)('finds that %j leaves out the year', (text, item) => {
  expect(contradictionsIn({ text, evidence: [item] })).toContain('past year')
})

it.each([
  ['Vor 20 Jahren starb Jonas Rabe.', DEATH],
  ['Jonas Rabe starb am 28. November 2006 in Dortmund.', DEATH],
  ['Der Todestag von Jonas Rabe jährt sich zum 20. Mal.', DEATH],
  ['Rostfraß haben sich vor zehn Jahren getrennt.', SPLIT],
  ['Tom Stahl ist gestorben.', NEWS],
  ['Tom Stahl ist gestorben.', NEW_YEAR],
  ['Jonas Rabe starb 2006.', CALENDAR],
  ['Tom Stahl wurde vor 30 Jahren festgenommen.', ARREST],
] as const)('accepts %j', (text, item) => {
  expect(contradictionsIn({ text, evidence: [item] })).not.toContain('past year')
})
