import { expect, test } from 'vitest'
import { Credentials, Registration } from '#shared/api/auth.ts'
import { checkFields } from './form.ts'

test('returns an error for both fields when the login is empty', () => {
  expect(checkFields(Credentials, { username: '', password: '' })).toEqual({
    ok: false,
    errors: {
      username: 'Benutzername ist erforderlich',
      password: 'Passwort ist erforderlich',
    },
  })
})

test('returns errors for required fields only when the registration is empty', () => {
  const checked = checkFields(Registration, { username: '', displayName: '', password: '' })
  expect(checked).toEqual({
    ok: false,
    errors: {
      username: 'Benutzername ist erforderlich',
      displayName: 'Anzeigename ist erforderlich',
      password: 'Passwort ist erforderlich',
    },
  })
})

test('returns the first error of a field, in German', () => {
  const checked = checkFields(Registration, {
    username: 'admin',
    displayName: 'A',
    email: 'kein@',
    password: 'kurz',
  })
  expect(checked).toMatchObject({
    errors: {
      username: 'Dieser Benutzername ist reserviert.',
      email: 'Bitte gib eine gültige E-Mail-Adresse ein',
      password: 'Das Passwort braucht mindestens 10 Zeichen.',
    },
  })
})

test('returns the normalised values when all fields are valid', () => {
  const fields = { username: ' walkuere_77 ', displayName: ' Walküre ', password: 'lauterlaerm' }
  expect(checkFields(Registration, fields)).toEqual({
    ok: true,
    value: { username: 'walkuere_77', displayName: 'Walküre', password: 'lauterlaerm' },
  })
})
