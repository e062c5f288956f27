import { assertNoVariable, wildcard } from './wildcard.ts'

/** The values of the condition keys of a request; a key without values is absent. */
export type RequestContext = Readonly<Record<string, readonly string[]>>

export type Condition = (context: RequestContext) => boolean

type Matcher = (value: string) => boolean

interface Operator {
  readonly matcher: (expected: string) => Matcher
  /** True when no expected value may match. */
  readonly isNegated?: boolean
}

const equals = (expected: string): Matcher => {
  assertNoVariable(expected)
  return (value) => value === expected
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  StringEquals: { matcher: equals },
  StringNotEquals: { matcher: equals, isNegated: true },
  StringLike: { matcher: wildcard },
  StringNotLike: { matcher: wildcard, isNegated: true },
  ArnEquals: { matcher: wildcard },
  ArnLike: { matcher: wildcard },
  Bool: { matcher: (expected) => (value) => value.toLowerCase() === expected.toLowerCase() },
  NumericLessThan: { matcher: (expected) => (value) => Number(value) < Number(expected) },
}

const FORM = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/

/** The conditions of a statement; all must hold. @throws Error for an unknown operator */
export const parseConditions = (
  document: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly Condition[] =>
  Object.entries(document).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, value]) => conditionOf(operator, key, textsOf(value))),
  )

const conditionOf = (name: string, key: string, expected: readonly string[]): Condition => {
  const wanted = key.toLowerCase()
  const valuesIn = (context: RequestContext): readonly string[] =>
    Object.entries(context).find(([each]) => each.toLowerCase() === wanted)?.[1] ?? []
  if (name === 'Null') return (context) => expected.includes(String(valuesIn(context).length === 0))
  const [, quantifier, base = '', ifExists] = FORM.exec(name) ?? []
  const operator = OPERATORS[base]
  if (!operator) throw new Error(`The condition operator ${name} is not supported.`)
  const holds = quantified(quantifier, operator, expected.map(operator.matcher))
  return (context) => {
    const values = valuesIn(context)
    if (values.length === 0 && ifExists) return true
    return holds(values, key)
  }
}

const quantified = (
  quantifier: string | undefined,
  { isNegated = false }: Operator,
  matchers: readonly Matcher[],
) => {
  const accepts: Matcher = (value) => matchers.some((matches) => matches(value)) !== isNegated
  return (values: readonly string[], key: string): boolean => {
    if (quantifier === 'ForAllValues') return values.every(accepts)
    if (quantifier === 'ForAnyValue') return values.some(accepts)
    if (values.length > 1) throw new Error(`${key} has several values and needs ForAllValues.`)
    return values.length === 0 ? isNegated : values.every(accepts)
  }
}

const textsOf = (value: unknown): readonly string[] => [value].flat().map(String)
