import { expect, test } from 'vitest'
import { Credentials, Registration } from '#shared/api/auth.ts'
import { checkFields } from './form.ts'

test('an empty login names both fields', () => {
  expect(checkFields(Credentials, { username: '', password: '' })).toEqual({
    ok: false,
    errors: {
      username: 'Benutzername ist erforderlich',
      password: 'Passwort ist erforderlich',
    },
  })
})

test('an empty registration asks for what is required, and not for the e-mail', () => {
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

test('the first problem of a field is told, in German', () => {
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

test('what is right comes back as it will be sent', () => {
  const fields = { username: ' walkuere_77 ', displayName: ' Walküre ', password: 'lauterlaerm' }
  expect(checkFields(Registration, fields)).toEqual({
    ok: true,
    value: { username: 'walkuere_77', displayName: 'Walküre', password: 'lauterlaerm' },
  })
})
