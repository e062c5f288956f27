import type { DomainAccess } from '#platform/access.ts'

/** UpdateItem serves throttles, statistics and the sliding sessions, too. */
export const access: DomainAccess = {
  endpoints: {
    register: { table: ['PutItem', 'UpdateItem'] },
    login: {
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
    changePassword: { table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'] },
    recoveryCodes: { table: ['GetItem', 'UpdateItem'] },
    renewRecoveryCodes: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    },
    recover: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    },
    passkeyChallenge: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
    registerPasskey: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    passkeyOptions: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
    verifyPasskey: {
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
    'end-restricted-sessions': {
      listens: ['Member.changed'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'BatchGetItem', 'Query', 'DeleteItem'],
    },
  },
}
