/**
 * Names that are known before anything is deployed. What holds data is named, so that no deployment can replace it
 * silently; operator commands find it without asking; and permissions name it exactly.
 */
export const namesOf = (stage: string, account: string) =>
  ({
    table: tableNameOf(stage),
    media: `hoellenlaerm-${stage}-media-${account}`,
    site: `hoellenlaerm-${stage}-site-${account}`,
    contact: `hoellenlaerm-${stage}-contact`,
    undelivered: `hoellenlaerm-${stage}-undelivered-${account}`,
  }) as const

export const tableNameOf = (stage: string): string => `hoellenlaerm-${stage}`

/** How cdk-nag writes the account in its findings. */
export const ACCOUNT_IN_FINDINGS = '<AWS::AccountId>'

export const bucketArn = (name: string): string => `arn:aws:s3:::${name}`

export const topicArn = (region: string, account: string, name: string): string =>
  `arn:aws:sns:${region}:${account}:${name}`

/** A verified domain or address that mail may come from. */
export const identityArn = (region: string, account: string, identity: string): string =>
  `arn:aws:ses:${region}:${account}:identity/${identity}`

export const tableArn = (region: string, account: string, name: string): string =>
  `arn:aws:dynamodb:${region}:${account}:table/${name}`
