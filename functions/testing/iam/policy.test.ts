import { describe, expect, it } from 'vitest'
import { decide, parsePolicy, type AccessRequest } from './policy.ts'

const TABLE = 'arn:aws:dynamodb:eu-central-1:000000000000:table/product'

const policy = (...Statement: object[]) => parsePolicy({ Version: '2012-10-17', Statement })

const allow = (Action: string | string[], Resource: string | string[], Condition?: object) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...(Condition && { Condition }),
})

const read: AccessRequest = { action: 'dynamodb:GetItem', resource: TABLE }

const keys = (...values: string[]): AccessRequest => ({
  ...read,
  context: { 'dynamodb:LeadingKeys': values },
})

describe('decide', () => {
  it('grants nothing without a matching statement', () => {
    expect(decide([], read)).toBe('not granted')
    expect(decide(policy(allow('dynamodb:PutItem', TABLE)), read)).toBe('not granted')
    expect(decide(policy(allow('dynamodb:GetItem', `${TABLE}/index/GSI1`)), read)).toBe(
      'not granted',
    )
  })

  it('matches one of several actions and resources, actions in any case', () => {
    const statements = policy(allow(['s3:GetObject', 'DynamoDB:getitem'], ['arn:other', TABLE]))
    expect(decide(statements, read)).toBe('allowed')
  })

  it.each([
    ['dynamodb:*', TABLE],
    ['dynamodb:Get????', TABLE],
    ['*', '*'],
    ['dynamodb:GetItem', TABLE.replace('product', 'pr?d*')],
  ])('matches wildcards: %s on %s', (action, resource) => {
    expect(decide(policy(allow(action, resource)), read)).toBe('allowed')
  })

  it('takes other characters of a pattern literally, and resources in their case', () => {
    const object = { action: 's3:GetObject', resource: 'arn:aws:s3:::media/incomingXa' }
    const granted = (resource: string) => decide(policy(allow('s3:GetObject', resource)), object)
    expect(granted('arn:aws:s3:::media/incoming.*')).toBe('not granted')
    expect(granted('arn:aws:s3:::Media/*')).toBe('not granted')
    expect(granted('arn:aws:s3:::media/*')).toBe('allowed')
  })

  it('lets an explicit Deny win in any order', () => {
    const deny = { ...allow('*', '*'), Effect: 'Deny' }
    expect(decide(policy(allow('*', '*'), deny), read)).toBe('denied')
    expect(decide(policy(deny, allow('*', '*')), read)).toBe('denied')
  })
})

describe('conditions', () => {
  const under = (Condition: object, request: AccessRequest) =>
    decide(policy(allow('*', '*', Condition)), request)
  const LEADING = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['NEWS', 'RATE#*'] } }

  it('require every value of ForAllValues to match', () => {
    expect(under(LEADING, keys('NEWS', 'RATE#1'))).toBe('allowed')
    expect(under(LEADING, keys('NEWS', 'USER#1'))).toBe('not granted')
    expect(under(LEADING, keys('NEWSX'))).toBe('not granted')
  })

  it('hold for ForAllValues and fail for ForAnyValue when the key is absent', () => {
    expect(under(LEADING, read)).toBe('allowed')
    const any = { 'ForAnyValue:StringLike': LEADING['ForAllValues:StringLike'] }
    expect(under(any, read)).toBe('not granted')
    expect(under(any, keys('USER#1', 'NEWS'))).toBe('allowed')
  })

  it.each([
    ['StringEquals', 'NEWS', 'NEWS', true],
    ['StringEquals', 'N*', 'NEWS', false],
    ['StringNotEquals', 'NEWS', 'NEWS', false],
    ['StringNotEquals', 'NEWS', 'OLDS', true],
    ['StringLike', 'N?WS', 'NEWS', true],
    ['StringNotLike', 'N*', 'NEWS', false],
    ['ArnLike', 'N*', 'NEWS', true],
    ['Bool', true, 'TRUE', true],
    ['NumericLessThan', '1.2', '1.3', false],
  ])('%s %s with %s: %s', (operator, expected, value, isAllowed) => {
    const condition = { [operator]: { 'dynamodb:LeadingKeys': expected } }
    expect(under(condition, keys(value))).toBe(isAllowed ? 'allowed' : 'not granted')
  })

  it('treat an absent key as different, unless IfExists', () => {
    expect(under({ StringEquals: { a: 'b' } }, read)).toBe('not granted')
    expect(under({ StringNotEquals: { a: 'b' } }, read)).toBe('allowed')
    expect(under({ StringEqualsIfExists: { a: 'b' } }, read)).toBe('allowed')
    expect(under({ Null: { a: 'true' } }, read)).toBe('allowed')
    expect(under({ Null: { 'dynamodb:leadingkeys': false } }, keys('x'))).toBe('allowed')
  })

  it('must all hold', () => {
    const both = { StringLike: { 'dynamodb:LeadingKeys': 'N*' }, StringEquals: { a: 'b' } }
    expect(under(both, keys('NEWS'))).toBe('not granted')
    expect(under(both, { ...read, context: { a: ['b'], 'dynamodb:LeadingKeys': ['NEWS'] } })).toBe(
      'allowed',
    )
  })

  it('fail loudly for several values without a quantifier', () => {
    expect(() => under({ StringLike: { 'dynamodb:LeadingKeys': 'N*' } }, keys('a', 'b'))).toThrow(
      'needs ForAllValues',
    )
  })
})

describe('parsePolicy', () => {
  it.each([
    ['NotAction', { Effect: 'Allow', NotAction: 's3:*', Resource: '*' }],
    ['NotResource', { ...allow('*', '*'), NotResource: '*' }],
    ['Principal', { ...allow('*', '*'), Principal: '*' }],
    ['DateLessThan', allow('*', '*', { DateLessThan: { 'aws:CurrentTime': '2026' } })],
    ['variables', allow('*', 'arn:aws:s3:::media/${aws:username}')],
    ['variables', allow('*', '*', { StringEquals: { a: '${aws:username}' } })],
  ])('refuses what it does not evaluate: %s', (part, statement) => {
    expect(() => policy(statement)).toThrow(part)
  })

  it('refuses another version of the language', () => {
    expect(() => parsePolicy({ Version: '2008-10-17', Statement: [] })).toThrow('Version')
  })
})
