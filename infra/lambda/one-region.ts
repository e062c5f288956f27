/*
 * Bundled in place of the AWS SDK's signer for several regions at once, which no client of ours uses: each has one
 * region, and no bucket is of S3 Express.
 */
export {
  SignatureV4 as SignatureV4MultiRegion,
  SignatureV4 as SignatureV4SignWithCredentials,
} from '@smithy/signature-v4'
