import type { DomainAccess } from '#platform/access.ts'

/** What a sign-in reads and writes, which also ends an erasure that waits. */
const SIGN_IN = [
  'MEMBER#*',
  'DEVICE_MARKS#*',
  'SESSION#*',
  'SESSIONS#*',
  'ERASURE#*',
  'ERASURES',
  'ERASURE_RECEIPT#*',
] as const

/** Passwords and recovery codes. */
const SECRET = ['THROTTLE#wrongPasswords*', 'USERNAME#*'] as const

/** UpdateItem serves throttles, statistics and the sliding sessions, too. Calls without a session name their keys. */
export const access: DomainAccess = {
  endpoints: {
    register: {
      keys: ['THROTTLE#registrationsPerAddress#*', 'USERNAME#*', 'MEMBER#*', 'STATS#*'],
      table: ['PutItem', 'UpdateItem'],
    },
    login: {
      keys: [...SIGN_IN, ...SECRET],
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    },
    logout: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    currentUser: { table: ['GetItem', 'Query', 'UpdateItem'] },
    listSessions: { table: ['GetItem', 'Query', 'UpdateItem'] },
    confirmSignIn: {
      table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    },
    endSession: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    endOtherSessions: { table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'] },
    ownEmail: { table: ['GetItem', 'UpdateItem'] },
    saveEmail: { table: ['GetItem', 'UpdateItem'] },
    confirmEmail: {
      keys: ['THROTTLE#emailLinksPerAddress#*', 'MEMBER#*'],
      table: ['UpdateItem'],
    },
    changePassword: { table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'] },
    recoveryCodes: { table: ['GetItem', 'UpdateItem'] },
    renewRecoveryCodes: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    },
    recover: {
      keys: [...SIGN_IN, ...SECRET],
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    },
    passkeyChallenge: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
    registerPasskey: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    passkeyOptions: {
      keys: [
        'THROTTLE#passkeyChallengesPerAddress#*',
        'CHALLENGE#*',
        'SECRETS',
        'USERNAME#*',
        'MEMBER#*',
      ],
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    },
    verifyPasskey: {
      keys: [...SIGN_IN, 'THROTTLE#passkeyChallengesPerAddress#*', 'CHALLENGE#*', 'CREDENTIAL#*'],
      table: [
        'GetItem',
        'BatchGetItem',
        'Query',
        'PutItem',
        'UpdateItem',
        'DeleteItem',
        'ConditionCheckItem',
      ],
    },
    listPasskeys: { table: ['GetItem', 'Query', 'UpdateItem'] },
    renamePasskey: { table: ['GetItem', 'UpdateItem'] },
    removePasskey: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  },
  effects: {
    'settle-email': {
      listens: ['AccountEmail.created', 'AccountEmail.changed'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'UpdateItem', 'DeleteItem'],
      keys: ['MEMBER#*', 'EMAIL_LINKS#*', 'NEWSLETTER'],
      mail: true,
    },
    'end-restricted-sessions': {
      listens: ['Member.changed'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'BatchGetItem', 'Query', 'DeleteItem'],
    },
  },
}
