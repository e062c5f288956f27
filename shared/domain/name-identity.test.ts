import { describe, expect, it } from 'vitest'
import { nameIdentity } from './name-identity.ts'

describe('nameIdentity', () => {
  it.each([
    ['Motörhead', 'MOTÖRHEAD'],
    ['Motörhead', 'Moto\u0308rhead'],
    ['Server Crash\u200b', ' server  crash'],
    ['Guns N’ Roses', "guns n' roses"],
    ['Spill – the Beans', 'spill - the beans'],
    ['…and Oceans', '...AND OCEANS'],
    ['ΚΡΕΑΣ', 'κρεας'],
    ['A\u00a0Day', 'A Day'],
    ['❤️', '❤'],
    ['Wrath', 'Wrath\u2800\ufffc'],
  ])('takes %j and %j for one name', (one, other) => {
    expect(nameIdentity(one)).toBe(nameIdentity(other))
  })

  it.each([
    ['Motörhead', 'Motorhead'],
    ['Motörhead', 'Motoerhead'],
    ['Gomorrha', 'Gomorra'],
    ['E', 'Ê'],
    ['AC/DC', 'ACDC'],
    ['29/09', '2909'],
    ['12.7', '127'],
    ['1:34', '134'],
    ['!!!', '...'],
    ['-(16)-', '16'],
    ['A B I S M O', 'ABISMO'],
    ['The The', 'The'],
    ['Maße', 'Masse'],
    ['Spın̈al Tap', 'Spinal Tap'],
    ['Rött', 'Rött!'],
    ['²', '2'],
    ['دمار', 'دمـار'],
  ])('takes %j and %j for two', (one, other) => {
    expect(nameIdentity(one)).not.toBe(nameIdentity(other))
  })
})
