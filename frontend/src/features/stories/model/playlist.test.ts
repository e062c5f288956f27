import { describe, expect, it } from 'vitest'
import { aSlide, aStory, aTile, fixtureUlid as ulid, storyId } from './fixtures.ts'
import {
  backward,
  forward,
  loadedPerson,
  otherPerson,
  findPlace,
  sceneAt,
  findStart,
  tilePerson,
} from './playlist.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const LATER = '2026-11-23T20:00:00Z'
const EARLIER = '2026-11-23T11:59:59Z'

const first = aStory(2, 10, { slides: [aSlide('a'), aSlide('b')], expiresAt: LATER })
const second = aStory(2, 11, { slides: [aSlide('a')], expiresAt: LATER })
const others = aStory(3, 20, { slides: [aSlide('a'), aSlide('b')], expiresAt: LATER })
const walkuere = loadedPerson(ulid(2), [first, second], NOW)
const odin = loadedPerson(ulid(3), [others], NOW)
const people = [walkuere, odin]

const at = (member: number, story: number, slideId: string) => ({
  memberId: ulid(member),
  storyId: storyId(member, story),
  slideId,
})

describe('the way through stories', () => {
  it('goes to the next slide, the next story, the next member, and ends', () => {
    expect(forward(people, at(2, 10, 'a'))).toEqual(at(2, 10, 'b'))
    expect(forward(people, at(2, 10, 'b'))).toEqual(at(2, 11, 'a'))
    expect(forward(people, at(2, 11, 'a'))).toEqual(at(3, 20, 'a'))
    expect(forward(people, at(3, 20, 'b'))).toBe('close')
  })

  it('goes back to the previous slide and to the first slide of the previous member', () => {
    expect(backward(people, at(2, 11, 'a'))).toEqual(at(2, 10, 'b'))
    expect(backward(people, at(3, 20, 'a'))).toEqual(at(2, 10, 'a'))
    expect(backward(people, at(2, 10, 'a'))).toEqual(at(2, 10, 'a'))
  })

  it('waits at the end of what is known while the stories are loading', () => {
    const tile = tilePerson(aTile(2, [10, 11]))
    expect(forward([tile, odin], at(2, 10, 'a'))).toBe('wait')
    expect(otherPerson([tile, odin], at(2, 10, 'a'), 1)).toEqual(at(3, 20, 'a'))
  })

  it('skips members without a story', () => {
    const gone = loadedPerson(ulid(4), [], NOW)
    expect(forward([walkuere, gone, odin], at(2, 11, 'a'))).toEqual(at(3, 20, 'a'))
    expect(backward([walkuere, gone, odin], at(3, 20, 'a'))).toEqual(at(2, 10, 'a'))
  })

  it('goes on behind a story that ended while it was shown', () => {
    const ended = loadedPerson(ulid(2), [{ ...first, expiresAt: EARLIER }, second], NOW)
    expect(sceneAt([ended, odin], at(2, 10, 'b'))).toBeUndefined()
    expect(forward([ended, odin], at(2, 10, 'b'))).toEqual(at(2, 11, 'a'))
  })

  it('goes to the next member when the author is gone', () => {
    const gone = loadedPerson(ulid(2), [], NOW)
    expect(forward([gone, odin], at(2, 10, 'a'))).toEqual(at(3, 20, 'a'))
    expect(forward([odin, gone], at(2, 10, 'a'))).toBe('close')
  })

  it('starts at the first story that was not seen', () => {
    const partly = loadedPerson(ulid(2), [{ ...first, isSeen: true }, second], NOW)
    expect(findStart(partly)).toEqual(at(2, 11, 'a'))
    const seen = [first, second].map((story) => ({ ...story, isSeen: true }))
    expect(findStart(loadedPerson(ulid(2), seen, NOW))).toEqual(at(2, 10, 'a'))
  })

  it('counts the slides of the member', () => {
    expect(findPlace(people, at(2, 11, 'a'))).toEqual({ number: 3, count: 3 })
  })
})
