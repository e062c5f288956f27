import type { Slide, Story, StoryTile } from '#shared/api/stories.ts'

/** One slide on its way through the viewer. */
export interface Scene {
  readonly memberId: string
  readonly storyId: string
  readonly slide: Slide
  /** Missing until the stories of the member are loaded. */
  readonly story: Story | undefined
  readonly drastic?: Story['drastic']
}

export interface Person {
  readonly memberId: string
  /** Oldest story first; none when the member has no story any more. */
  readonly scenes: readonly Scene[]
  /** False while only the slide of the bar is known. */
  readonly isComplete: boolean
}

export interface Position {
  readonly memberId: string
  readonly storyId: string
  readonly slideId: string
}

/** `wait`: the next slides are not loaded yet. `close`: nothing follows. */
export type Step = Position | 'wait' | 'close'

export const positionOf = ({ memberId, storyId, slide }: Scene): Position => ({
  memberId,
  storyId,
  slideId: slide.id,
})

/** What the bar knows of a member: the first slide. */
export const tilePerson = ({ userId, storyIds, slides, drastic }: StoryTile): Person => {
  const storyId = storyIds[0]
  const slide = slides[0]
  const isKnown = storyId !== undefined && slide !== undefined
  return {
    memberId: userId,
    scenes: isKnown ? [{ memberId: userId, storyId, slide, story: undefined, drastic }] : [],
    isComplete: false,
  }
}

/** The slides of the stories that have not ended at `now`. */
export const loadedPerson = (memberId: string, stories: readonly Story[], now: number): Person => ({
  memberId,
  scenes: stories
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .flatMap((story) =>
      story.slides.map((slide) => ({
        memberId,
        storyId: story.id,
        slide,
        story,
        drastic: story.drastic,
      })),
    ),
  isComplete: true,
})

const personAt = (people: readonly Person[], { memberId }: Position): number =>
  people.findIndex((person) => person.memberId === memberId)

const sceneIndex = ({ scenes }: Person, { storyId, slideId }: Position): number =>
  scenes.findIndex((scene) => scene.storyId === storyId && scene.slide.id === slideId)

/** The scene at a position; undefined when its story has ended or its author is gone. */
export const sceneAt = (people: readonly Person[], position: Position): Scene | undefined => {
  const person = people[personAt(people, position)]
  return person?.scenes[sceneIndex(person, position)]
}

const firstOf = (people: readonly Person[]): Position | undefined => {
  const scene = people.find(({ scenes }) => scenes.length > 0)?.scenes[0]
  return scene && positionOf(scene)
}

/** The first slide of the next member, or of the previous one (`-1`). */
export const otherPerson = (
  people: readonly Person[],
  position: Position,
  direction: 1 | -1,
): Position | undefined => {
  const index = personAt(people, position)
  return direction === 1
    ? firstOf(people.slice(index + 1))
    : firstOf(people.slice(0, Math.max(0, index)).toReversed())
}

/** The scene after the position, also when the one at the position is gone. Ids of stories sort by their time. */
const following = (person: Person, position: Position): Scene | undefined => {
  const index = sceneIndex(person, position)
  if (index >= 0) return person.scenes[index + 1]
  return person.scenes.find(({ storyId }) => storyId > position.storyId)
}

/** Next slide, next member, end. */
export const forward = (people: readonly Person[], position: Position): Step => {
  const person = people[personAt(people, position)]
  const next = person && following(person, position)
  if (next) return positionOf(next)
  if (person && !person.isComplete) return 'wait'
  return otherPerson(people, position, 1) ?? 'close'
}

/** Previous slide, first slide of the previous member; the same position at the very first slide. */
export const backward = (people: readonly Person[], position: Position): Position => {
  const person = people[personAt(people, position)]
  const before = person?.scenes[sceneIndex(person, position) - 1]
  if (before) return positionOf(before)
  return otherPerson(people, position, -1) ?? position
}

/** Where a member's stories begin: at the first one that the viewer has not seen, otherwise at the oldest. */
export const findStart = ({ scenes }: Person): Position | undefined => {
  const start = scenes.find(({ story }) => story && !story.isSeen) ?? scenes[0]
  return start && positionOf(start)
}

export interface Place {
  /** From 1, among the slides of the member that are known. */
  readonly number: number
  readonly count: number
}

export const findPlace = (people: readonly Person[], position: Position): Place => {
  const person = people[personAt(people, position)]
  if (!person) return { number: 1, count: 1 }
  return { number: sceneIndex(person, position) + 1, count: person.scenes.length }
}
