/** For each rule of oxlint that needs types: a TypeScript file that violates it. */
export const TYPED_VIOLATIONS: Readonly<Record<string, string>> = {
  'typescript/await-thenable': `export const f = async () => await 1`,
  'typescript/consistent-type-exports': `import { type ApiError } from './kinds.ts'\nexport { ApiError }`,
  'typescript/no-array-delete': `export const f = (list: number[]) => { delete list[0] }`,
  'typescript/no-base-to-string': `export const f = (value: { a: 1 }) => String(value)`,
  'typescript/no-confusing-void-expression': `const g = (): void => undefined\nexport const f = () => { return g() }`,
  'typescript/no-deprecated': `/** @deprecated */\nconst old = () => 1\nexport const f = old()`,
  'typescript/no-duplicate-type-constituents': `export type F = string | string`,
  'typescript/no-floating-promises': `export const f = () => { Promise.resolve(1) }`,
  'typescript/no-for-in-array': `export const f = (list: number[]) => { for (const key in list) void key }`,
  'typescript/no-generated-empty-object-type': `type Pick0<T> = Pick<T, never>\nexport type F = Pick0<{ a: 1 }>`,
  'typescript/no-implied-eval': `setTimeout('alert()', 1)`,
  'typescript/no-meaningless-void-operator': `const g = (): void => undefined\nexport const f = () => { void g() }`,
  'typescript/no-misused-promises': `export const f = (p: Promise<number>) => (p ? 1 : 2)`,
  'typescript/no-misused-spread': `export const f = (p: Promise<number>) => ({ ...p })`,
  'typescript/no-mixed-enums': `export declare enum F { A = 1, B = 'b' }`,
  'typescript/no-redundant-type-constituents': `export type F = string | unknown`,
  'typescript/no-unnecessary-boolean-literal-compare': `export const f = (a: boolean) => a === true`,
  'typescript/no-unnecessary-condition': `export const f = (a: { b: number }) => a?.b`,
  'typescript/no-unnecessary-template-expression': 'export const f = (a: string) => `${a}`',
  'typescript/no-unnecessary-type-arguments': `const g = <T = string>(a: T) => a\nexport const f = g<string>('a')`,
  'typescript/no-unnecessary-type-assertion': `export const f = (a: string) => a as string`,
  'typescript/no-unnecessary-type-conversion': `export const f = (a: string) => String(a)`,
  'typescript/no-unnecessary-type-parameters': `export const f = <T>(a: T): void => { void a }`,
  'typescript/no-unsafe-argument': `export const f = (a: any) => Number.parseInt(a)`,
  'typescript/no-unsafe-assignment': `export const f = (a: any) => { const b = a; return () => b as string }`,
  'typescript/no-unsafe-call': `export const f = (a: any) => { a() }`,
  'typescript/no-unsafe-enum-comparison': `declare enum E { A = 1 }\nexport const f = (e: E) => e === 1`,
  'typescript/no-unsafe-member-access': `export const f = (a: any) => { void a.b }`,
  'typescript/no-unsafe-return': `export const f = (a: any): string => a`,
  'typescript/no-unsafe-unary-minus': `export const f = (a: string) => -a`,
  'typescript/no-useless-default-assignment': `export const f = ({ a = 1 }: { a: number }) => a`,
  'typescript/non-nullable-type-assertion-style': `export const f = (a: string | undefined) => a as string`,
  'typescript/only-throw-error': `export const f = () => { throw 'oops' }`,
  'typescript/prefer-find': `export const f = (a: number[]) => a.filter((b) => b > 1)[0]`,
  'typescript/prefer-includes': `export const f = (a: string) => a.indexOf('b') !== -1`,
  'typescript/prefer-nullish-coalescing': `export const f = (a: string | null) => a || 'b'`,
  'typescript/prefer-optional-chain': `export const f = (a?: { b: string }) => a && a.b`,
  'typescript/prefer-promise-reject-errors': `export const f = () => Promise.reject('oops')`,
  'typescript/prefer-reduce-type-parameter': `export const f = (a: string[]) => a.reduce((b, c) => [...b, c], [] as string[])`,
  'typescript/prefer-regexp-exec': `export const f = (a: string) => a.match(/b/)`,
  'typescript/prefer-return-this-type': `export class F { a(): F { return this } }`,
  'typescript/prefer-string-starts-ends-with': `export const f = (a: string) => a[0] === 'b'`,
  'typescript/related-getter-setter-pairs': `export interface F { get a(): string\nset a(b: number) }`,
  'typescript/require-await': `export const f = async () => 1`,
  'typescript/restrict-plus-operands': `export const f = (a: number, b: string) => a + b`,
  'typescript/restrict-template-expressions': 'export const f = (a: { b: 1 }) => `${a}`',
  'typescript/return-await': `export const f = async () => { try { return Promise.resolve(1) } catch { return 2 } }`,
  'typescript/switch-exhaustiveness-check': `export const f = (a: 'b' | 'c') => { switch (a) { case 'b': return 1 } }`,
  'typescript/unbound-method': `class G { a() { return this } }\nexport const f = new G().a`,
  'typescript/use-unknown-in-catch-callback-variable': `export const f = (a: Promise<number>) => a.catch((b: Error) => { throw b })`,
}

const component = (body: string, before = ''): string =>
  `import { useCallback, useEffect, useMemo, useRef, useState } from 'react'\n${before}\nexport const F = (p: { a: { b: number } }) => {\n${body}\n}\nvoid [useCallback, useEffect, useMemo, useRef, useState]`

/** For each rule of oxlint about React: a component that violates it. */
export const REACT_VIOLATIONS: Readonly<Record<string, string>> = {
  'react/error-boundaries': component(`try { return <p /> } catch { return null }`),
  'react/exhaustive-deps': component(`useEffect(() => { void p.a }, [])\nreturn null`),
  'react/globals': component(`count = p.a.b\nreturn <p>{count}</p>`, `let count = 0`),
  'react/immutability': component(`const [s] = useState({ b: 1 })\ns.b = 2\nreturn <p>{s.b}</p>`),
  'react/incompatible-library': component(
    `const v = useVirtualizer({ count: 1, getScrollElement: () => null, estimateSize: () => 1 })\nreturn <p>{v.getTotalSize()}</p>`,
    `import { useVirtualizer } from '@tanstack/react-virtual'`,
  ),
  'react/purity': component(`return <p>{Math.random()}</p>`),
  'react/refs': component(`const r = useRef(1)\nreturn <p>{r.current}</p>`),
  'react/rules-of-hooks': component(`if (p.a.b === 1) useState(1)\nreturn null`),
  'react/set-state-in-effect': component(
    `const [s, set] = useState(0)\nuseEffect(() => { set(1) }, [])\nreturn <p>{s}</p>`,
  ),
  'react/set-state-in-render': component(`const [s, set] = useState(0)\nset(1)\nreturn <p>{s}</p>`),
  'react/static-components': component(`const G = () => <p />\nreturn <G />`),
  'react/unsupported-syntax': component(`const v = eval('1') as string\nreturn <p>{v}</p>`),
  'react/use-memo': component(`return <p>{useMemo(async () => 1, [])}</p>`),
  'react/void-use-memo': component(
    `const v = useMemo(() => { void p.a }, [p.a])\nreturn <p>{String(v)}</p>`,
  ),
}

const lines = (count: number, line: string): string => `${line}\n`.repeat(count)

/** Neither the original nor oxlint reports it: `exhaustive-deps` and `immutability` are first in each case we found. */
export const WITHOUT_EXAMPLE = ['react/preserve-manual-memoization']

/** Violations of rules that have options, that need globals, or that we chose ourselves. */
export const PLAIN_VIOLATIONS: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    'eslint/complexity',
    'shared/a.ts',
    `export const f = (a: number) => { ${lines(10, 'if (a > 1) a--')} return a }`,
  ],
  ['eslint/max-lines', 'shared/b.ts', lines(251, 'export {}')],
  [
    'eslint/max-lines-per-function',
    'shared/c.ts',
    `export const f = (a: number) => {\n${lines(60, 'void a')}}`,
  ],
  ['eslint/eqeqeq', 'shared/d.ts', `export const f = (a: number) => a == 1`],
  ['eslint/no-console', 'shared/e.ts', `console.log(1)`],
  ['eslint/no-console', 'functions/testing/e.ts', `console.log(1)`],
  ['eslint/no-console', 'frontend/src/e.tsx', `console.log(1)`],
  ['eslint/no-unused-vars', 'shared/f.ts', `const a = 1\nexport const f = (b: number) => 1`],
  ['eslint/no-unused-vars', 'scripts/f.mjs', `const a = 1`],
  ['eslint/no-undef', 'scripts/g.mjs', `missing()`],
  ['eslint/no-redeclare', 'scripts/h.cjs', `var a = 1\nvar a = 2\nmodule.exports = a`],
  ['eslint/no-empty-pattern', 'shared/i.ts', `export const f = ({}) => 1`],
  [
    'eslint/no-empty-pattern',
    'frontend/e2e/i.ts',
    `export const f = ({ a: {} }: { a: object }) => 1`,
  ],
  [
    'eslint/no-useless-assignment',
    'shared/j.ts',
    `export const f = () => { let a = 1\na = 2\nreturn a }`,
  ],
  [
    'eslint/no-fallthrough',
    'shared/k.ts',
    `export const f = (a: number) => { switch (a) { case 1: void a\ncase 2: return 1\ndefault: return 2 } }`,
  ],
  [
    'eslint/preserve-caught-error',
    'shared/l.ts',
    `export const f = () => { try { return 1 } catch (error) { throw new Error('a') } }`,
  ],
  ['eslint/prefer-const', 'shared/m.ts', `let a = 1\nexport const f = () => a`],
  ['eslint/no-empty-function', 'shared/n.ts', `export const f = () => {}`],
  ['typescript/ban-ts-comment', 'shared/o.ts', `// @ts-ignore\nexport const f = 1`],
  [
    'typescript/consistent-type-imports',
    'shared/p.ts',
    `import { Kind } from './kinds.ts'\nexport const f: Kind = 1`,
  ],
  ['typescript/no-explicit-any', 'infra/q.ts', `export type F = any`],
  ['typescript/no-non-null-assertion', 'infra/r.ts', `export const f = (a?: number) => a!`],
  ['typescript/no-invalid-void-type', 'infra/s.ts', `export type F = string | void`],
  [
    'typescript/unified-signatures',
    'infra/t.ts',
    `export interface F { a(b: string): void\na(b: number): void }`,
  ],
]
