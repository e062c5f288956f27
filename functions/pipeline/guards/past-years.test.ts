import { expect, it } from 'vitest'
import { english, german } from '#testing/labelled/evidence.ts'
import { unstatedDangers } from './dangers.ts'

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
const TWENTIETH_DEATH = german({
  title: 'Aschenlied erinnern an Jonas Rabe',
  text: 'Zum zwanzigsten Mal jährt sich am Freitag der Tag, an dem Sänger Jonas Rabe in Dortmund starb.',
  date: '2026-11-28',
})
const IN_WORDS = german({
  title: 'Zwanzigster Todestag von Jonas Rabe',
  text: 'Sänger Jonas Rabe starb in Dortmund.',
  date: '2026-11-28',
})
const TWENTIETH_GIG = german({
  title: 'Rostfraß zum 20. Mal in Wacken',
  text: 'Rostfraß spielen zum zwanzigsten Mal in Wacken, ohne Sänger Tom Stahl, der gestorben ist.',
  date: '2026-11-28',
})
const THIRD_TIME = german({
  title: 'Tom Stahl festgenommen',
  text: 'Tom Stahl wurde zum dritten Mal in Essen festgenommen.',
  date: '2026-11-28',
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
  ['Jonas Rabe ist gestorben.', TWENTIETH_DEATH],
  ['Jonas Rabe ist gestorben.', IN_WORDS],
] as const)('finds that %j leaves out the year', (text, item) => {
  expect(unstatedDangers({ text, evidence: [item] })).toContainEqual(
    expect.stringContaining('das frühere Jahr fehlt'),
  )
})

it.each([
  ['Vor 20 Jahren starb Jonas Rabe.', DEATH],
  ['Jonas Rabe starb am 28. November 2006 in Dortmund.', DEATH],
  ['Der Todestag von Jonas Rabe jährt sich zum 20. Mal.', DEATH],
  ['Zum zwanzigsten Mal jährt sich der Todestag von Jonas Rabe.', DEATH],
  ['Vor zwanzig Jahren starb Jonas Rabe.', TWENTIETH_DEATH],
  ['Am zwanzigsten Todestag von Jonas Rabe: Er starb in Dortmund.', IN_WORDS],
  ['Tom Stahl ist gestorben.', TWENTIETH_GIG],
  ['Tom Stahl wurde festgenommen.', THIRD_TIME],
  ['Rostfraß haben sich vor zehn Jahren getrennt.', SPLIT],
  ['Tom Stahl ist gestorben.', NEWS],
  ['Tom Stahl ist gestorben.', NEW_YEAR],
  ['Jonas Rabe starb 2006.', CALENDAR],
  ['Tom Stahl wurde vor 30 Jahren festgenommen.', ARREST],
] as const)('accepts %j', (text, item) => {
  expect(unstatedDangers({ text, evidence: [item] })).not.toContainEqual(
    expect.stringContaining('das frühere Jahr fehlt'),
  )
})
