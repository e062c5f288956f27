interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/**
 * What the SDK finds in a function after looking for profiles, single sign-on and web identities: the credentials in
 * the environment. Bundled in place of that search, which is a third of a function's code and of its start.
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
