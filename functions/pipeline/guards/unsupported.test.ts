import { describe, expect, it } from 'vitest'
import { english, german } from '#testing/labelled/evidence.ts'
import { unsupportedIn } from './fact.ts'

const FIGURES = german({
  title: 'Kaltfront feiern',
  text: 'Die Band Kaltfront besteht seit 22 Jahren. Zum Konzert in Köln kamen 4.870 Menschen. Das Album verkaufte sich 98.000 Mal. Die Tour umfasst 31 Termine.',
})
const NOISE = german({
  title: 'Festival zieht um',
  text: 'Grund sind Auflagen der Stadt beim Lärmschutz. Die Europatournee ist nicht betroffen.',
})
const SPANS = german({
  title: 'Ralf Schütte wieder dabei',
  text: 'Zum ersten Mal seit zwölf Jahren war Ralf Schütte dabei. Das zweieinhalbstündige Konzert begann um 20:15 Uhr. In Wien spielte die Band seit 2019 nicht. Ein Drittel der Einnahmen spendet sie. Die Haft dauerte drei Jahre.',
})
const ENGLISH = english({
  title: 'KALTFRONT return',
  text: 'It is their first show in the United Kingdom in a decade. The song runs 7:45. They have sold two and a half million records. The bassist joined half a year ago.',
})

it.each([
  ['Erstmals seit 2014 war Ralf Schütte dabei.', SPANS],
  ['Seit sieben Jahren spielte die Band nicht in Wien.', SPANS],
  ['33 Prozent der Einnahmen werden gespendet.', SPANS],
  ['Nach zehn Jahren spielen Kaltfront wieder in Großbritannien.', ENGLISH],
  ['Das Stück dauert sieben Minuten und 45 Sekunden.', ENGLISH],
  ['Der Bassist ist seit sechs Monaten dabei.', ENGLISH],
  ['Die Europatour findet statt.', NOISE],
] as const)('accepts %j', (text, item) => {
  expect(unsupportedIn({ text, evidence: [item] })).toEqual([])
})

it.each([
  ['Erstmals seit 2015 war Ralf Schütte dabei.', SPANS, '2015'],
  ['Das Konzert dauerte 90 Minuten.', SPANS, '90'],
  ['Das zweistündige Konzert begann um 20.15 Uhr.', SPANS, 'zweistündige'],
  ['Die Haft dauerte sieben Jahre.', SPANS, 'sieben'],
  ['Kaltfront verkauften dreieinhalb Millionen Platten.', ENGLISH, 'dreieinhalb'],
  ['Zweitausendfünfhundert Menschen kamen zum Konzert.', FIGURES, 'Zweitausendfünfhundert'],
  ['Kaltfront gibt es seit 20 Jahren.', FIGURES, '20'],
  ['Die Tour umfasst mehr als 20 Konzerte.', FIGURES, '20'],
  // A rounded number is in no item: the writer states the exact one.
  ['Kaltfront gibt es seit mehr als 20 Jahren.', FIGURES, '20'],
  ['Fast 5000 Menschen kamen zum Konzert in Köln.', FIGURES, '5000'],
  ['Die Japantour findet statt.', NOISE, 'Japantour'],
  ['Schuld sind Brandschutzauflagen der Stadt.', NOISE, 'Brandschutzauflagen'],
] as const)('finds the unsupported word of %j', (text, item, word) => {
  expect(unsupportedIn({ text, evidence: [item] })).toContain(word)
})

const SAID = german({
  title: 'Kaltfront: „Wir machen weiter“',
  text: 'Sängerin Mara Voss nennt die Tour »eine schwere, aber richtige Entscheidung«. Das Album heißt „Lehm und Licht“, der Song „…bis zum Ende“.',
})
const SAID_IN_ENGLISH = english({
  title: 'KALTFRONT singer speaks',
  text: '"We will carry on," singer Mara Voss says. The album is called "Ashes of Dawn".',
})

describe('a quotation', () => {
  it.each([
    ['Mara Voss nennt es „schwer, aber wohl nicht falsch“.', [SAID_IN_ENGLISH, SAID]],
    ['„Eine schwere, aber richtige Entscheidung“ nennt es Mara Voss.', [SAID]],
    ['„Eine schwere … Entscheidung“ nennt es Mara Voss.', [SAID]],
    ['Das Album „Lehm und Licht“ enthält „Bis zum Ende“.', [SAID]],
    ['„Wir werden weitermachen“, sagt Mara Voss.', [SAID_IN_ENGLISH]],
    ['Das Album heißt „Ashes Of Dawn“.', [SAID_IN_ENGLISH]],
    ['Mara Voss sagt: „!?“', [SAID]],
  ] as const)('is accepted: %j', (text, evidence) => {
    expect(unsupportedIn({ text, evidence })).toEqual([])
  })

  it.each([
    ['Mara Voss sagt: „Wir hören damit auf“.', [SAID], 'Wir hören damit auf'],
    ['„Wir machen nicht weiter“, sagt Mara Voss.', [SAID], 'Wir machen nicht weiter'],
    ['Mara Voss sagt: „Entscheidung … schwere“.', [SAID], 'Entscheidung … schwere'],
    ['Das Album heißt „Licht und Lehm“.', [SAID], 'Licht und Lehm'],
    ['Das Album heißt „Dawn of Ashes“.', [SAID_IN_ENGLISH], 'Dawn of Ashes'],
  ] as const)('is found when no item has it: %j', (text, evidence, quotation) => {
    expect(unsupportedIn({ text, evidence })).toContain(quotation)
  })
})
