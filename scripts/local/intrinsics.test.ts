import { describe, expect, it } from 'vitest'
import { resolveValue, evaluateCondition, type Scope } from './intrinsics.ts'

const scope: Scope = {
  ref: (id) => `ref-${id}`,
  attribute: (id, name) => `${id}/${name}`,
  condition: (name) => name === 'Yes',
  mapping: (...path) => path.join('/'),
  importValue: (name) => `imported-${name}`,
  stackOutput: (stack, output) => `${stack}:${output}`,
  dynamicReference: (service, key) => `<${service} ${key}>`,
}
const resolve = (value: unknown) => resolveValue(value, scope)

describe('intrinsic functions', () => {
  it.each([
    ['Ref', { Ref: 'Table' }, 'ref-Table'],
    ['GetAtt as a list', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'Table/Arn'],
    ['GetAtt as a text', { 'Fn::GetAtt': 'Stack.Outputs.Url' }, 'Stack/Outputs.Url'],
    ['Join', { 'Fn::Join': ['-', ['a', { Ref: 'B' }]] }, 'a-ref-B'],
    ['Sub', { 'Fn::Sub': 'x-${A}-${B.Arn}-${!literal}' }, 'x-ref-A-B/Arn-${literal}'],
    ['Sub with variables', { 'Fn::Sub': ['${v}/${A}', { v: { Ref: 'X' } }] }, 'ref-X/ref-A'],
    ['Select and Split', { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    ['If', { 'Fn::If': ['Yes', 1, 2] }, 1],
    ['FindInMap', { 'Fn::FindInMap': ['M', 'a', 'b'] }, 'M/a/b'],
    ['ImportValue', { 'Fn::ImportValue': 'x' }, 'imported-x'],
    ['Base64', { 'Fn::Base64': 'hi' }, 'aGk='],
    [
      'GetStackOutput',
      { 'Fn::GetStackOutput': { StackName: 'data', OutputName: 'Arn' } },
      'data:Arn',
    ],
    [
      'a dynamic reference put together by Join',
      { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'S' }, ':SecretString:::}}']] },
      '<secretsmanager ref-S:SecretString:::>',
    ],
  ])('resolves %s', (_, value, expected) => {
    expect(resolve(value)).toEqual(expected)
  })

  it('omits AWS::NoValue in objects and lists', () => {
    const none = { Ref: 'AWS::NoValue' }
    expect(resolve({ a: none, b: [none, 1] })).toEqual({ b: [1] })
  })

  it('throws for an unknown intrinsic function', () => {
    expect(() => resolve({ 'Fn::Cidr': [] })).toThrow('Fn::Cidr')
  })

  it('evaluates conditions', () => {
    expect(
      evaluateCondition(
        { 'Fn::And': [{ Condition: 'Yes' }, { 'Fn::Not': [{ Condition: 'No' }] }] },
        scope,
      ),
    ).toBe(true)
    expect(
      evaluateCondition({ 'Fn::Or': [{ Condition: 'No' }, { 'Fn::Equals': ['a', 'b'] }] }, scope),
    ).toBe(false)
  })
})
