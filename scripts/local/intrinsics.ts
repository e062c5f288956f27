/** The lookups of an intrinsic function in its template. */
export interface Scope {
  ref(logicalId: string): unknown
  attribute(logicalId: string, name: string): unknown
  condition(name: string): boolean
  mapping(map: string, first: string, second: string): unknown
  importValue(name: string): unknown
  stackOutput(stack: string, output: string): unknown
  /** `{{resolve:service:key}}` */
  dynamicReference(service: string, key: string): string
}

const NO_VALUE = Symbol('AWS::NoValue')

/** Evaluates CloudFormation's intrinsic functions. @throws Error for an unknown one */
export const resolveValue = (value: unknown, scope: Scope): unknown => {
  const resolved = evaluate(value, scope)
  return resolved === NO_VALUE ? undefined : resolved
}

const evaluate = (value: unknown, scope: Scope): unknown => {
  if (typeof value === 'string') return withDynamicReferences(value, scope)
  if (Array.isArray(value))
    return value.map((item) => evaluate(item, scope)).filter((item) => item !== NO_VALUE)
  if (!isRecord(value)) return value
  const call = intrinsicCall(value)
  if (call) return callIntrinsic(call.name, call.argument, scope)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, evaluate(item, scope)] as const)
      .filter(([, item]) => item !== NO_VALUE),
  )
}

const intrinsicCall = (value: Record<string, unknown>) => {
  const [entry, ...others] = Object.entries(value)
  if (!entry || others.length > 0) return undefined
  const [name, argument] = entry
  const isCall = name === 'Ref' || name.startsWith('Fn::')
  return isCall ? { name, argument } : undefined
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown

const INTRINSICS: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, scope) => (name === 'AWS::NoValue' ? NO_VALUE : scope.ref(text(name))),
  'Fn::GetAtt': (argument, scope) => {
    const parts = Array.isArray(argument) ? argument.map((part) => text(evaluate(part, scope))) : []
    const [id, ...name] = parts.length > 0 ? parts : text(argument).split('.')
    return scope.attribute(text(id), name.join('.'))
  },
  'Fn::Join': (argument, scope) => {
    const [separator, items] = list(argument)
    const joined = list(evaluate(items, scope)).map(text).join(text(separator))
    return withDynamicReferences(joined, scope)
  },
  'Fn::Sub': (argument, scope) => substitute(argument, scope),
  'Fn::Select': (argument, scope) => {
    const [index, items] = list(evaluate(argument, scope))
    return list(items)[Number(index)]
  },
  'Fn::Split': (argument, scope) => {
    const [separator, value] = list(evaluate(argument, scope))
    return text(value).split(text(separator))
  },
  'Fn::If': (argument, scope) => {
    const [name, whenTrue, whenFalse] = list(argument)
    return evaluate(scope.condition(text(name)) ? whenTrue : whenFalse, scope)
  },
  'Fn::FindInMap': (argument, scope) => {
    const [map, first, second] = list(evaluate(argument, scope)).map(text)
    return scope.mapping(text(map), text(first), text(second))
  },
  'Fn::ImportValue': (argument, scope) => scope.importValue(text(evaluate(argument, scope))),
  'Fn::GetStackOutput': (argument, scope) => {
    const reference = evaluate(argument, scope)
    if (!isRecord(reference)) throw new Error('Fn::GetStackOutput wants a stack and an output')
    return scope.stackOutput(text(reference['StackName']), text(reference['OutputName']))
  },
  'Fn::Base64': (argument, scope) =>
    Buffer.from(text(evaluate(argument, scope))).toString('base64'),
  'Fn::Equals': (argument, scope) => {
    const [left, right] = list(evaluate(argument, scope))
    return text(left) === text(right)
  },
  'Fn::Not': (argument, scope) => !evaluateCondition(list(argument)[0], scope),
  'Fn::And': (argument, scope) => list(argument).every((item) => evaluateCondition(item, scope)),
  'Fn::Or': (argument, scope) => list(argument).some((item) => evaluateCondition(item, scope)),
}

const callIntrinsic = (name: string, argument: unknown, scope: Scope): unknown => {
  const intrinsic = INTRINSICS[name]
  if (!intrinsic) throw new Error(`The local cloud does not know the intrinsic function ${name}`)
  return intrinsic(argument, scope)
}

/** A condition is an intrinsic or `{ Condition: name }`. */
export const evaluateCondition = (value: unknown, scope: Scope): boolean => {
  if (isRecord(value) && typeof value['Condition'] === 'string')
    return scope.condition(value['Condition'])
  return evaluate(value, scope) === true
}

const substitute = (argument: unknown, scope: Scope): string => {
  const [template, variables] = Array.isArray(argument) ? list(argument) : [argument, {}]
  const own = isRecord(variables) ? variables : {}
  const replaced = text(template).replace(
    /\$\{(!?)([^}]+)\}/g,
    (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`
      if (name in own) return text(evaluate(own[name], scope))
      const [id = '', ...attribute] = name.split('.')
      return text(attribute.length > 0 ? scope.attribute(id, attribute.join('.')) : scope.ref(id))
    },
  )
  return withDynamicReferences(replaced, scope)
}

const withDynamicReferences = (value: string, scope: Scope): string =>
  value.replace(/\{\{resolve:([a-z-]+):([^}]+)\}\}/g, (_, service: string, key: string) =>
    scope.dynamicReference(service, key),
  )

const text = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Error(`Expected a text in the template, found ${JSON.stringify(value)}`)
}

const list = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  throw new Error(`Expected a list in the template, found ${JSON.stringify(value)}`)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
