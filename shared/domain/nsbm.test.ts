import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectCpu } from '#testing/measured.ts'
import {
  BANNED_TEXTS,
  BANNED_TEXTS_ASIDE,
  type LabelledText,
} from '#testing/labelled/banned-texts.ts'
import { findBanned, findBannedName, findBannedTerm, readRule } from './nsbm.ts'

type Label = LabelledText['label']
const LABELS: readonly Label[] = ['innocent', 'nsbm', '86a']

const foundIn = ({ kind, text }: LabelledText): Label => {
  const rule = kind === 'name' ? findBannedName(text) : findBannedTerm(text)
  return rule === null ? 'innocent' : readRule(rule).list
}

/** One row of the confusion table for each label: how many were found as what. */
const tableOf = (rows: readonly LabelledText[]): string =>
  LABELS.map((label) => {
    const found = rows.filter((row) => row.label === label).map(foundIn)
    const counts = LABELS.map((other) => found.filter((one) => one === other).length)
    return `| ${[label, ...counts].join(' | ')} |`
  }).join('\n')

const PAGE = new URL('../../docs/product/content-moderation.md', import.meta.url)
const documented = readFileSync(PAGE, 'utf8').replace(/ +/g, ' ')

const missed = (rows: readonly LabelledText[]): readonly string[] =>
  rows
    .filter((row) => row.label !== 'innocent' && foundIn(row) === 'innocent')
    .map(({ text }) => text)

const refused = (rows: readonly LabelledText[]): readonly string[] =>
  rows
    .filter((row) => row.label === 'innocent' && foundIn(row) !== 'innocent')
    .map(({ text }) => text)

describe('the NSBM guard on labelled names and texts', () => {
  const all = [...BANNED_TEXTS, ...BANNED_TEXTS_ASIDE]

  it('is measured on 500 innocent and 200 guilty ones', () => {
    const innocent = all.filter(({ label }) => label === 'innocent').length
    expect(innocent).toBeGreaterThanOrEqual(500)
    expect(all.length - innocent).toBeGreaterThanOrEqual(200)
  })

  it('refuses nothing innocent and finds all that is guilty in the part it was written with', () => {
    expect(documented).toContain(tableOf(BANNED_TEXTS))
    expect(refused(BANNED_TEXTS)).toEqual([])
    expect(missed(BANNED_TEXTS)).toEqual([])
  })

  it('finds nearly all in the part that was kept aside', () => {
    expect(documented).toContain(tableOf(BANNED_TEXTS_ASIDE))
    expect(refused(BANNED_TEXTS_ASIDE)).toEqual([
      'RAC_ing',
      'N, S, B, M: alles Himmelsrichtungen und Unsinn',
    ])
    expect(missed(BANNED_TEXTS_ASIDE)).toEqual(['RacMusik'])
  })
})

describe('findBannedName', () => {
  it.each([
    ['HeilHitler88', '§ 86a StGB: Heil Hitler'],
    ['SiegHeil1488', '§ 86a StGB: Sieg Heil'],
    ['xNSBMx', 'NSBM'],
    ['NSBM88', 'NSBM'],
    ['M8L8TH.fan', 'M8L8TH'],
    ['51eg_He1l', '§ 86a StGB: Sieg Heil'],
    ['GermanNSBM', 'NSBM'],
    ['HitlerRocks', '§ 86a StGB: Hitler'],
    ['tobinsbm', 'NSBM'],
    ['siegheilgermany', '§ 86a StGB: Sieg Heil'],
    ['rac88', 'RAC'],
  ])('finds in %s the rule %s', (name, rule) => {
    expect(findBannedName(name)).toBe(rule)
  })

  it.each(['Sieg', 'Adolf', 'Heil', 'Siegheim', 'Siegfried88', 'Heilbronn88', 'Blacksmith88'])(
    'finds nothing in %s',
    (name) => {
      expect(findBannedName(name)).toBeNull()
    },
  )
})

describe('the time for long names', () => {
  it.each([
    'nsbm',
    'ns',
    'siegheilmann',
    'hitler',
    'chitler',
    'x',
    'N',
    '8',
    'tobi',
    'deutsch',
    'rac',
    ' Hit Ler',
  ])('is that of 20 plain works for 64 KB of %j', { tags: ['measure'] }, async (part) => {
    const name = part.repeat(65_536 / part.length)
    await expectCpu(20, () => findBannedName(name))
  })
})

describe('findBannedTerm', () => {
  it.each(['Kein Platz für NSBM', 'Gegen NSBM', 'NSBM raus', 'Anti-NSBM'])(
    'names the rule and that it reads like counter-speech for %j',
    (text) => {
      expect(readRule(findBannedTerm(text) ?? '')).toEqual({
        term: 'NSBM',
        list: 'nsbm',
        isAgainst: true,
      })
    },
  )

  it('names a slogan although the text also speaks against a term', () => {
    expect(findBannedTerm(`Gegen NSBM bin ich. ${'Und noch mehr. '.repeat(10)} Sieg Heil!`)).toBe(
      '§ 86a StGB: Sieg Heil',
    )
  })

  it('does not take words far away for counter-speech', () => {
    expect(findBannedTerm(`Nein. ${'Das ist ein Satz. '.repeat(10)} Nur NSBM.`)).toBe('NSBM')
  })
})

describe('findBanned', () => {
  it.each([
    ['Das ist n.s.b.m, oder?', 'n.s.b.m'],
    ['Aus dem nationalsozialistischen Black Metal.', 'nationalsozialistischen Black Metal'],
    ['Ein ɴꜱʙᴍ-Abend', 'ɴꜱʙᴍ'],
  ])('says which words of %j it found', (text, found) => {
    expect(findBanned(text)?.found).toBe(found)
  })

  it.each([
    'a ',
    'a1',
    '1a',
    'n.',
    'ns',
    'white power ',
    'black ',
    'NSBM ',
    'Gegen NSBM ',
    'rac ',
    '🅽',
    '- ',
    'heil ',
    'gibt alles ',
    'alles für Deutschland ',
    ' ',
  ])('takes the CPU of 20 plain works for 64 KB of %j', { tags: ['measure'] }, async (part) => {
    const text = part.repeat(65_536 / part.length)
    await expectCpu(20, () => findBanned(text))
  })
})

describe('a slogan across borders', () => {
  it.each([
    'Sieg\nHeil',
    'Sieg,\nHeil',
    'Sieg, Heil!',
    'Sieg - Heil',
    '(Sieg) (Heil)',
    'Sieg! Heil!',
    'Sieg\n\n\nHeil',
    'S\nI\nE\nG\nH\nE\nI\nL',
    'Heil,\nHitler',
    'Meine Ehre,\nheißt: Treue\nMeine Ehre heißt,\nTreue',
    'Blut\nund\nEhre',
    'Deutschland, erwache!',
    'Alles\nfür\nDeutschland\nkommt alle',
    'Alles, für, Deutschland',
    'Ein Volk,\nein Reich,\nein Führer',
    'Rotfront\nverrecke',
    'Combat\n18',
  ])('is found in %j', (text) => {
    expect(findBannedTerm(text)).toMatch('§ 86a StGB')
  })

  it.each([
    'Was für ein Sieg. Heil Satan!',
    'Combat\n18.12.2026\nHamburg',
    'Combat, 18 Uhr, Bochum',
    'Combat\n18:00 Einlass',
    'Snow White\nPower Metal Version',
    'Er gab alles.\nFür Deutschland spielt heute Kreator.',
    'Blut, Schweiß\nund Tränen: Ehre, wem Ehre gebührt',
    'Mit besten Grüßen\naus dem deutschen Pit',
    'Das Heft 14\n88 Seiten',
    'N, S, B, M: alles Himmelsrichtungen',
  ])('is not found in %j', (text) => {
    expect(findBannedTerm(text) ?? '').not.toMatch('§ 86a StGB')
  })
})
