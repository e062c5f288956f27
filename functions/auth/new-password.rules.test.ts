import { describe, expect, it } from 'vitest'
import { AUTH_TEXTS } from './texts.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { assertStrongPassword } from './new-password.rules.ts'

const refusalOf = (password: string, username = 'Nachtfrost'): string | undefined => {
  try {
    assertStrongPassword(password, username)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

describe('the list of common passwords', () => {
  it('has at least 3,000 different entries of ten or more characters in lower case', () => {
    const passwords = COMMON_PASSWORDS.split(' ')
    expect(new Set(passwords).size).toBe(passwords.length)
    expect(passwords.length).toBeGreaterThanOrEqual(3000)
    expect(passwords.filter((one) => one.length < 10 || one !== one.toLowerCase())).toEqual([])
  })
})

describe('a new password', () => {
  it.each([
    '1234567890',
    'QWERTYUIOP',
    ' 1q2w3e4r5t ',
    'Passwort123',
    'heavymetal666',
    'zxcvbnm,./',
    'Schatz2025!!',
  ])('is refused because it is common: %s', (password) => {
    expect(refusalOf(password)).toBe(AUTH_TEXTS.commonPassword)
  })

  it.each([
    'hoellenlaerm',
    'Höllenlärm',
    'Ho\u0308llenla\u0308rm',
    'HÖLLENLÄRM666',
    'h0ell3nl43rm!',
    'H0llenlarm-2026',
    'höllenlärmhöllenlärm',
    'xXHöllenlärmX',
    'hoe11enlaerm99',
  ])('is refused because it is the name of the product: %s', (password) => {
    expect(refusalOf(password)).toBe(AUTH_TEXTS.productAsPassword)
  })

  it.each([
    ['Nachtfrost', 'nachtfrost'],
    ['Nachtfrost', 'N4chtfr0$t 1987'],
    ['Nachtfrost', '!!Nachtfrost!!'],
    ['Kraehe_66', 'krähe_66krähe_66'],
    ['al', 'AlAlAlAlAl'],
  ])('is refused for %s because it is the username: %s', (username, password) => {
    expect(refusalOf(password, username)).toBe(AUTH_TEXTS.nameAsPassword)
  })

  it.each([
    ['Nachtfrost', 'Grabesstille 7'],
    ['Nachtfrost', 'Blastbeat-im-Moshpit'],
    ['Nachtfrost', 'Nachtfrost liebt Doom'],
    ['Nachtfrost', 'Viel Höllenlärm um nichts'],
    ['io', '8472109913'],
    ['al', 'Alter Schwede 8'],
    ['a.b-c_d', 'a.b-c_d schrammelt laut'],
  ])('is accepted for %s: %s', (username, password) => {
    expect(refusalOf(password, username)).toBeUndefined()
  })
})
