/** The CDK CLI sets the output folder of the assembly; without the CLI it is the same default. */
export const outdir = process.env['CDK_OUTDIR'] ?? 'cdk.out'

/** Only the CLI sets it; what the CLI gets can be deployed. */
export const isDeployment = process.env['CDK_OUTDIR'] !== undefined
