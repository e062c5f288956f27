import { CfnOutput, Duration, Stack, Validations, type StackProps } from 'aws-cdk-lib'
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { PrivateBucket } from '../constructs/private-bucket.ts'
import { SiteFiles } from '../constructs/site-files.ts'
import { apiPolicy, mediaPolicy, sitePolicy } from '../edge/content-security-policy.ts'
import { acknowledgeEdge, domainProps } from '../edge/domain.ts'
import { SPA_FALLBACK, STORY_END, VIEWER_ADDRESS } from '../edge/edge-functions.ts'
import { headersPolicy } from '../edge/headers.ts'
import { liveChannelOf } from '../names.ts'
import type { StageConfig } from '../stages.ts'

export interface EdgeStackProps extends StackProps {
  readonly stage: StageConfig
  readonly apiId: string
  readonly liveApiId: string
  readonly mediaBucketName: string
  readonly originSecret: string
  /** The built SPA; without it the site bucket is unchanged. */
  readonly siteDir: string | undefined
}

/** CloudFront keeps errors for ten seconds, also of the API, whose calls it otherwise never caches. */
const NEVER_CACHED = [500, 502, 503, 504]

/** One address for everything: the SPA, its API and the media. */
export class EdgeStack extends Stack {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, props)
    const { stage } = props
    const site = new PrivateBucket(this, 'Site', { stage })
    const siteBehaviors = this.siteBehaviors(site, props)
    const media = this.mediaBehavior(props)
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Höllenlärm ${stage.name}`,
      defaultRootObject: 'index.html',
      defaultBehavior: siteBehaviors.screens,
      additionalBehaviors: {
        '/assets/*': siteBehaviors.assets,
        '/api/*': this.apiBehavior(props),
        // The first pattern that matches counts.
        '/media/stories/*': {
          ...media,
          functionAssociations: [this.onRequest('StoryEnd', STORY_END)],
        },
        '/media/*': media,
      },
      errorResponses: NEVER_CACHED.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...domainProps(this, stage),
    })
    acknowledgeEdge(this.distribution)
    if (props.siteDir) {
      const files = new SiteFiles(this, 'SiteFiles', { site, stage, dir: props.siteDir })
      // A new account may be refused its distribution; a bucket with files could then not be removed again.
      files.node.addDependency(this.distribution)
    }
    new CfnOutput(this, 'SiteBucketName', { value: site.bucketName })
    new CfnOutput(this, 'SiteUrl', { value: `https://${this.distribution.domainName}` })
  }

  private siteBehaviors(
    site: PrivateBucket,
    { mediaBucketName, liveApiId, stage }: EdgeStackProps,
  ): { screens: BehaviorOptions; assets: BehaviorOptions } {
    const shared = {
      // With LIST the bucket answers 404 for a missing object, without it 403.
      origin: S3BucketOrigin.withOriginAccessControl(site, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headersPolicy(
        this,
        'SiteHeaders',
        stage,
        sitePolicy(
          `https://${regionalDomain(mediaBucketName, stage)}`,
          liveChannelOf(stage.region, '', liveApiId).origin,
        ),
      ),
    }
    return {
      screens: {
        ...shared,
        cachePolicy: new CachePolicy(this, 'AlwaysAsk', {
          comment: 'Compressed, and asked for again each time: index.html and sw.js',
          minTtl: Duration.seconds(0),
          defaultTtl: Duration.seconds(0),
          maxTtl: Duration.days(1),
          enableAcceptEncodingBrotli: true,
          enableAcceptEncodingGzip: true,
        }),
        functionAssociations: [this.onRequest('SpaFallback', SPA_FALLBACK)],
      },
      assets: { ...shared, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
    }
  }

  private apiBehavior({ apiId, originSecret, stage }: EdgeStackProps): BehaviorOptions {
    return {
      origin: new HttpOrigin(`${apiId}.execute-api.${stage.region}.${this.urlSuffix}`, {
        customHeaders: { 'x-origin-secret': originSecret },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headersPolicy(this, 'ApiHeaders', stage, apiPolicy),
      functionAssociations: [this.onRequest('ViewerAddress', VIEWER_ADDRESS)],
    }
  }

  private mediaBehavior({ mediaBucketName, stage }: EdgeStackProps): BehaviorOptions {
    const imported = Bucket.fromBucketAttributes(this, 'Media', {
      bucketName: mediaBucketName,
      bucketRegionalDomainName: regionalDomain(mediaBucketName, stage),
      region: stage.region,
    })
    Validations.of(this).acknowledge({
      id: '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      reason: 'The bucket policy is in the Data stack, which would otherwise depend on this one.',
    })
    return {
      origin: S3BucketOrigin.withOriginAccessControl(imported),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: new CachePolicy(this, 'AnHour', {
        comment: 'A deleted picture is gone from every edge within the hour',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.hours(1),
        maxTtl: Duration.hours(1),
        // The version of an avatar, so that a new picture at the same address shows at once.
        queryStringBehavior: CacheQueryStringBehavior.allowList('v'),
      }),
      responseHeadersPolicy: headersPolicy(this, 'MediaHeaders', stage, mediaPolicy),
    }
  }

  private onRequest(id: string, code: string): FunctionAssociation {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, {
        code: FunctionCode.fromInline(code),
        runtime: FunctionRuntime.JS_2_0,
      }),
    }
  }
}

const regionalDomain = (bucketName: string, { region }: StageConfig): string =>
  `${bucketName}.s3.${region}.amazonaws.com`
