import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  BAND_FIELDS,
  findChanges,
  pickFields,
  type BandPatch,
  type BandValues,
} from '#shared/domain/band-diff.ts'
import { patchTo, patchWithout } from './revert.rules.ts'

const release = (title: string) => ({ title, year: null, type: null, url: null })
const [eis, frost, glut] = [release('Eis'), release('Frost'), release('Glut')]

const START: BandValues = {
  name: 'Grabwärter',
  genre: 'Doom Metal',
  country: null,
  city: null,
  description: null,
  website: null,
  socialMediaUrl: null,
  formedYear: null,
  socialLinks: {},
  spotifyUrl: null,
  youtubeUrl: null,
  members: [],
  releases: [eis],
  isNewcomer: true,
}

type Step = readonly [authorId: string, patch: BandPatch]

/** The values after the changes, and a revision for each that changes something. */
const history = (steps: readonly Step[]) => {
  let values = START
  const revisions = steps.flatMap(([authorId, patch]) => {
    const after = findChanges(values, patch)
    const before = pickFields(
      values,
      BAND_FIELDS.filter((field) => field in after),
    )
    values = applyPatch(values, after)
    return Object.keys(after).length === 0 ? [] : [{ authorId, before, after }]
  })
  return {
    values,
    revisions: revisions.map((one, at) => ({ ...one, number: at + 2, kind: 'edit' as const })),
  }
}

const without = (steps: readonly Step[], authorId: string): BandPatch => {
  const { values, revisions } = history(steps)
  return patchWithout(values, revisions, (revision) => revision.authorId === authorId)
}

describe('patchWithout', () => {
  it('undoes all changes of a member', () => {
    expect(
      without(
        [
          ['vandal', { genre: 'Schlager' }],
          ['vandal', { genre: 'Polka', name: 'Quatsch', releases: [] }],
        ],
        'vandal',
      ),
    ).toEqual({ genre: 'Doom Metal', name: 'Grabwärter', releases: [eis] })
  })

  it('keeps values that others set later', () => {
    expect(
      without(
        [
          ['vandal', { genre: 'Schlager', name: 'Quatsch' }],
          ['fan', { genre: 'Sludge Metal' }],
        ],
        'vandal',
      ),
    ).toEqual({ name: 'Grabwärter' })
  })

  it('returns to the last value of another member', () => {
    expect(
      without(
        [
          ['vandal', { genre: 'Schlager' }],
          ['fan', { genre: 'Sludge Metal' }],
          ['vandal', { genre: 'Polka' }],
        ],
        'vandal',
      ),
    ).toEqual({ genre: 'Sludge Metal' })
  })

  it('takes single elements out of a list and keeps those of others', () => {
    expect(
      without(
        [
          ['vandal', { releases: [frost] }],
          ['fan', { releases: [frost, glut] }],
        ],
        'vandal',
      ),
    ).toEqual({ releases: [glut, eis] })
  })

  it('changes nothing when others already repaired it', () => {
    expect(
      without(
        [
          ['vandal', { releases: [], genre: 'Schlager' }],
          ['fan', { releases: [eis], genre: 'Doom Metal' }],
        ],
        'vandal',
      ),
    ).toEqual({})
  })

  it('leaves claims as they are', () => {
    const claim = {
      number: 2,
      kind: 'claim' as const,
      authorId: 'vandal',
      before: { isNewcomer: true },
      after: { isNewcomer: false },
    }
    const values = { ...START, isNewcomer: false }
    expect(patchWithout(values, [claim], () => true)).toEqual({})
    expect(patchTo(values, [claim], 1)).toEqual({})
  })

  const patch: fc.Arbitrary<BandPatch> = fc.record(
    {
      name: fc.constantFrom('A', 'B', 'C'),
      genre: fc.constantFrom('D', 'E', null),
      releases: fc.subarray([eis, frost, glut]),
    },
    { requiredKeys: [] },
  )

  it('restores the start when one member made all changes', () => {
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 8 }), (patches) => {
        const { values, revisions } = history(patches.map((one): Step => ['vandal', one]))
        const undone = applyPatch(
          values,
          patchWithout(values, revisions, () => true),
        )
        const sorted = (of: BandValues) => of.releases.map(({ title }) => title).toSorted()
        expect([undone.name, undone.genre, sorted(undone)]).toEqual([
          START.name,
          START.genre,
          sorted(START),
        ])
      }),
    )
  })

  it('keeps the order of a list that was restored before', () => {
    const restored = [eis, frost]
    const steps: Step[] = [
      ['fan', { releases: restored }],
      ['vandal', { releases: [] }],
      ['vandal', { releases: [eis] }],
    ]
    expect(without(steps, 'vandal')).toEqual({ releases: restored })
    expect(without([...steps, ['moderator', { releases: restored }]], 'vandal')).toEqual({})
  })

  it('returns to the order of a list before a member changed it', () => {
    const steps: Step[] = [
      ['fan', { releases: [eis, frost] }],
      ['vandal', { releases: [frost, eis] }],
    ]
    expect(without(steps, 'vandal')).toEqual({ releases: [eis, frost] })
  })

  it('undoes nothing a second time', () => {
    const step = fc.tuple(fc.constantFrom('vandal', 'fan'), patch)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const { values, revisions } = history(steps)
        const isVandal = ({ authorId }: { authorId?: string | undefined }) => authorId === 'vandal'
        const first = patchWithout(values, revisions, isVandal)
        const after = applyPatch(values, first)
        const revert = {
          number: revisions.length + 2,
          kind: 'revert' as const,
          authorId: 'moderator',
          before: pickFields(
            values,
            BAND_FIELDS.filter((field) => field in first),
          ),
          after: first,
        }
        expect(patchWithout(after, [...revisions, revert], isVandal)).toEqual({})
      }),
    )
  })
})

describe('patchTo', () => {
  const steps: Step[] = [
    ['fan', { genre: 'Sludge Metal', releases: [eis, frost] }],
    ['vandal', { genre: 'Schlager', releases: [] }],
    ['vandal', { name: 'Quatsch' }],
  ]

  it('returns to the values after a revision', () => {
    const { values, revisions } = history(steps)
    expect(patchTo(values, revisions, 2)).toEqual({
      name: 'Grabwärter',
      genre: 'Sludge Metal',
      releases: [eis, frost],
    })
  })

  it('returns to the band as it was added', () => {
    const { values, revisions } = history(steps)
    expect({ ...values, ...patchTo(values, revisions, 1) }).toEqual(START)
  })

  it('changes nothing at the current revision', () => {
    const { values, revisions } = history(steps)
    expect(patchTo(values, revisions, 4)).toEqual({})
  })
})
