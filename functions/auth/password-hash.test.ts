import { expect, test } from 'vitest'
import { hashPassword, isPassword, NO_PASSWORD } from './password-hash.ts'

test('matches only the password that was hashed', async () => {
  const hash = await hashPassword('Blast Beats bis 4!')
  expect(await isPassword('Blast Beats bis 4!', hash)).toBe(true)
  expect(await isPassword('blast beats bis 4!', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test('hashes with argon2id, 19 MiB, two passes and a new salt each time', async () => {
  const [one, other] = await Promise.all([hashPassword('gleich'), hashPassword('gleich')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('matches a password when its umlauts are decomposed', async () => {
  expect(await isPassword('Ho\u0308llenla\u0308rm 666', await hashPassword('Höllenlärm 666'))).toBe(
    true,
  )
})

test('gives NO_PASSWORD the cost of a real hash and matches no password with it', async () => {
  const shape = (hash: string) => hash.replace(/[\w+/]{22}\$[\w+/]{43}$/, '')
  expect(shape(NO_PASSWORD)).toBe(shape(await hashPassword('x')))
  expect(await isPassword('', NO_PASSWORD)).toBe(false)
})
