import fc from 'fast-check'
import { IDEMPOTENCY_HEADER } from '#shared/api/contract.ts'
import type { Role } from '#shared/api/members.ts'
import type { CallOptions } from '../call.ts'
import { newToken } from '../members.ts'
import { hostileBody } from './hostile-bodies.ts'
import { hostileText, spoiled } from './hostile-text.ts'
import { findPlaces, valueAt, withValue, type Place } from './places.ts'
import type { Scene } from './scenes.ts'

/** A call that no client sends, made from one that the endpoint accepts. */
export interface HostileCall {
  readonly scene: Scene
  readonly attack: string
  readonly options: CallOptions
}

export type Tokens = Readonly<Record<Role, string>>

type Attack = (scene: Scene, tokens: Tokens) => fc.Arbitrary<CallOptions> | null

const onSomePlace = (
  { contract }: Scene,
  isWanted: (place: Place) => boolean,
  change: (place: Place) => fc.Arbitrary<CallOptions>,
): fc.Arbitrary<CallOptions> | null => {
  const places = findPlaces(contract).filter(isWanted)
  return places.length === 0 ? null : fc.constantFrom(...places).chain(change)
}

const replacedText: Attack = (scene) =>
  onSomePlace(
    scene,
    ({ isText }) => isText,
    (place) => hostileText.map((text) => withValue(scene.valid, place, text)),
  )

const spoiledText: Attack = (scene) =>
  onSomePlace(
    scene,
    (place) => typeof valueAt(scene.valid, place) === 'string',
    (place) =>
      spoiled(String(valueAt(scene.valid, place))).map((text) =>
        withValue(scene.valid, place, text),
      ),
  )

const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '1',
  [],
  {},
  { $gt: '' },
  { toString: 'x' },
  Array<number>(5000).fill(0),
  Array<string>(500).fill('x'.repeat(50)),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  JSON.parse('{"__proto__":{"role":"admin"}}'),
]

/** Params and query are always texts. */
const wrongValue: Attack = (scene) =>
  onSomePlace(
    scene,
    ({ part }) => part === 'body',
    (place) =>
      fc.constantFrom(...WRONG_VALUES).map((value) => withValue(scene.valid, place, value)),
  )

const extraField: Attack = ({ valid }) =>
  fc
    .tuple(fc.constantFrom('query', 'body', 'params'), hostileText, hostileText)
    .map(([part, name, value]) => withValue(valid, { part, path: [name], isText: true }, value))

const missingField: Attack = (scene) =>
  onSomePlace(
    scene,
    () => true,
    (place) => fc.constant(withValue(scene.valid, place, undefined)),
  )

const wrongBody: Attack = ({ valid }) => {
  const { body: _body, rawBody: _rawBody, ...rest } = valid
  return hostileBody.map((body) => ({ ...rest, ...body }))
}

const wrongCaller: Attack = ({ valid }, tokens) =>
  fc
    .constantFrom(
      undefined,
      '',
      newToken(),
      newToken().toUpperCase(),
      'a'.repeat(8000),
      '{"token":"x"}',
      `${tokens.admin} `,
      tokens.member.slice(1),
      tokens.member,
      tokens.reviewer,
      tokens.moderator,
      tokens.admin,
    )
    .map((token) => ({ ...valid, token }))

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { [IDEMPOTENCY_HEADER.toLowerCase()]: '' },
  { [IDEMPOTENCY_HEADER.toLowerCase()]: 'x'.repeat(5000) },
  { [IDEMPOTENCY_HEADER.toLowerCase()]: '00000000-0000' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"'.repeat(2000) },
  { 'user-agent': '' },
  { 'user-agent': `Mozilla/5.0 (${'x;'.repeat(3000)})` },
  { 'user-agent': 'Mozilla/5.0 (Android 99; \u00e4) Firefox/999' },
  { 'x-viewer-ip': '::ffff:1.2.3.4' },
  { 'x-viewer-ip': '999.999.999.999, 1.1.1.1' },
  { 'x-viewer-ip': 'fe80::1%eth0' },
  { 'accept-encoding': 'gzip;q=0, br;q=9, *' },
  { accept: 'text/html' },
  { origin: 'null', referer: 'javascript:alert(1)' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-host': 'boese.example' },
  { cookie: `a=${'x'.repeat(4000)}` },
  { range: 'bytes=0-,0-,0-' },
]

const oddHeaders: Attack = ({ valid }) =>
  fc.constantFrom(...HEADERS).map((headers) => ({
    ...valid,
    headers: { ...valid.headers, ...headers },
  }))

const ATTACKS: Readonly<Record<string, Attack>> = {
  replacedText,
  spoiledText,
  wrongValue,
  extraField,
  missingField,
  wrongBody,
  wrongCaller,
  oddHeaders,
}

const anyCallOf = (scene: Scene, tokens: Tokens): fc.Arbitrary<HostileCall> =>
  fc.oneof(
    ...Object.entries(ATTACKS).flatMap(([attack, make]) => {
      const options = make(scene, tokens)
      return options ? [options.map((each) => ({ scene, attack, options: each }))] : []
    }),
  )

/** The same calls for the same seed, scenes and tokens. Every endpoint gets its share. */
export const hostileCalls = (
  scenes: readonly Scene[],
  tokens: Tokens,
  { seed, calls }: { readonly seed: number; readonly calls: number },
): readonly HostileCall[] => {
  const each = Math.ceil(calls / scenes.length)
  const perScene = scenes.map((scene, index) =>
    fc.sample(anyCallOf(scene, tokens), { seed: seed + index, numRuns: each }),
  )
  // One call of each endpoint after the other, because calls that change the scenes must not come first.
  return Array.from({ length: each }, (_, round) => perScene.flatMap((made) => made[round] ?? []))
    .flat()
    .slice(0, calls)
}
