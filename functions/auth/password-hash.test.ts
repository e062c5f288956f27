import { expect, test } from 'vitest'
import { hashPassword, isPassword, NO_PASSWORD } from './password-hash.ts'

test('a hash knows its password and no other', async () => {
  const hash = await hashPassword('Blast Beats bis 4!')
  expect(await isPassword('Blast Beats bis 4!', hash)).toBe(true)
  expect(await isPassword('blast beats bis 4!', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test('argon2id with 19 MiB and two passes, salted anew each time', async () => {
  const [one, other] = await Promise.all([hashPassword('gleich'), hashPassword('gleich')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('an umlaut is the same from every keyboard', async () => {
  expect(await isPassword('Ho\u0308llenla\u0308rm 666', await hashPassword('Höllenlärm 666'))).toBe(
    true,
  )
})

test('the hash for a name that nobody has costs the same and matches nothing', async () => {
  const shape = (hash: string) => hash.replace(/[\w+/]{22}\$[\w+/]{43}$/, '')
  expect(shape(NO_PASSWORD)).toBe(shape(await hashPassword('x')))
  expect(await isPassword('', NO_PASSWORD)).toBe(false)
})
