import { describe, expect, it } from 'vitest'
import { renderUpdate, type Change } from './change.ts'
import { absent, attribute, expression, Placeholders, renderCondition } from './expression.ts'

interface Item {
  readonly PK: string
  readonly SK: string
  readonly status?: string | undefined
  readonly version: number
  readonly ids?: ReadonlySet<string>
  readonly days?: Readonly<Record<string, number>>
}

const rendered = (render: (placeholders: Placeholders) => string) => {
  const placeholders = new Placeholders()
  return { text: render(placeholders), ...placeholders.attributes() }
}

const condition = (one: object) => rendered((placeholders) => renderCondition(one, placeholders))
const change = (one: Change<Item>) => rendered((placeholders) => renderUpdate(one, placeholders))

describe('expression', () => {
  it('replaces interpolated values by placeholders', () => {
    expect(condition(expression`used <= ${5} OR holder = ${'me'}`)).toEqual({
      text: 'used <= :v0 OR holder = :v1',
      ExpressionAttributeValues: { ':v0': 5, ':v1': 'me' },
    })
  })

  it('uses placeholders for marked attribute names and for those known at run time only', () => {
    expect(
      condition(expression`#status = ${'held'} AND #days.${attribute('2026-11-22')} = ${1}`),
    ).toEqual({
      text: '#status = :v0 AND #days.#n1 = :v2',
      ExpressionAttributeNames: { '#status': 'status', '#days': 'days', '#n1': '2026-11-22' },
      ExpressionAttributeValues: { ':v0': 'held', ':v2': 1 },
    })
  })

  it('keeps the placeholders of nested expressions apart', () => {
    const inner = expression`version = ${1}`
    expect(condition(expression`${inner} OR ${inner} OR version = ${2}`)).toMatchObject({
      text: 'version = :v0 OR version = :v1 OR version = :v2',
      ExpressionAttributeValues: { ':v0': 1, ':v1': 1, ':v2': 2 },
    })
  })

  it('leaves out empty maps, which DynamoDB refuses', () => {
    expect(condition(absent)).toEqual({ text: 'attribute_not_exists(PK)' })
  })
})

describe('a condition as an object', () => {
  it('compares every value', () => {
    expect(condition({ version: 3, status: undefined })).toMatchObject({
      text: '#version = :v0 AND attribute_not_exists(#status)',
    })
  })

  it('requires that the item exists when no equality implies it', () => {
    expect(condition({ status: undefined })).toMatchObject({
      text: 'attribute_exists(PK) AND attribute_not_exists(#status)',
    })
    expect(condition({})).toEqual({ text: 'attribute_exists(PK)' })
  })
})

describe('an update', () => {
  it('sets, removes, adds and deletes in one expression', () => {
    expect(
      change({
        set: { status: undefined, version: 2 },
        remove: ['days'],
        add: { version: 1 },
        removeFrom: { ids: new Set(['a']) },
      }),
    ).toMatchObject({
      text: 'SET #version = :v0 REMOVE #status, #days ADD #version :v1 DELETE #ids :v2',
      ExpressionAttributeValues: { ':v0': 2, ':v1': 1, ':v2': new Set(['a']) },
    })
  })

  it('computes values that are expressions', () => {
    expect(change({ set: { version: expression`if_not_exists(version, ${0}) + ${1}` } })).toEqual({
      text: 'SET #version = if_not_exists(version, :v0) + :v1',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':v0': 0, ':v1': 1 },
    })
  })
})
