interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/**
 * Credentials from the environment, bundled in place of the SDK's search through profiles, single sign-on and web
 * identities, which is a third of a function's code and start (docs/decisions/0005-credentials-from-the-environment.md).
 */
export const defaultProvider = () => (): Promise<Credentials> => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env
  return accessKeyId && secretAccessKey
    ? Promise.resolve({ accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) })
    : Promise.reject(new Error('There are no credentials in the environment of this function.'))
}
