/** The CDK CLI says where the assembly goes; without it, it goes where the CLI would put it. */
export const outdir = process.env['CDK_OUTDIR'] ?? 'cdk.out'

/** Only the CLI sets it: what it gets may be deployed. */
export const isDeployment = process.env['CDK_OUTDIR'] !== undefined
