import * as client from 'openid-client'

/** How long a provider may take for one request, and for all that a person waits for. */
const REQUEST_SECONDS = 5
const ANSWER_MS = 12_000
/** For how long what it says about itself is used before it is asked again. */
const FRESH_MS = 3_600_000

/** Begins a wait for a provider, and ends it when that has taken too long. */
export type Batas = () => AbortSignal
const usualBatas: Batas = () => AbortSignal.timeout(ANSWER_MS)

/** What is worked on, unless the wait for it ends before: its own requests may last a little longer. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, ended])
}

/** A provider at which people sign in. */
export type Penyedia = {
  /** Its short name. */
  kode: string
  issuer: string
  clientId: string
  clientSecret: string
  /** As people read it. */
  label: string
  /** Whose e-mails it may vouch for, in lower case. */
  domains: string[]
  /** The claim that says who is an employee; null where none does. */
  levelClaim: string | null
}

/** What proves that an answer belongs to a login: never sent together. */
export type Bukti = { state: string; nonce: string; verifier: string }
/** What a provider says of a person. */
export type Klaim = Record<string, unknown> & { iss: string; sub: string }

export type PenyediaSso = Penyedia & {
  /** The address at which a person signs in there. */
  alamatMasuk: (bukti: Bukti) => Promise<string>
  /** Exchanges the code with which the browser came back. Throws where the answer is not one to this login. */
  tukarKode: (kiriman: Record<string, string>, bukti: Bukti) => Promise<Klaim>
  /** The address at which a person signs out there; null where it has none. */
  alamatKeluar: () => Promise<string | null>
}
export type Sso = ReadonlyMap<string, PenyediaSso>

/** The providers of the settings. None is asked for anything before a person wants to sign in there. */
export const makeSso = (
  penyedia: readonly Penyedia[],
  publicUrl: string | null,
  clock: () => Date,
  batas: Batas = usualBatas,
): Sso =>
  new Map(
    publicUrl === null
      ? []
      : penyedia.map((one) => [one.kode, { ...one, ...bounded(makePenyedia(one, publicUrl, clock), batas) }]),
  )

type Asked = Pick<PenyediaSso, 'alamatMasuk' | 'tukarKode' | 'alamatKeluar'>

/** A provider that accepts a connection and says nothing lets no person wait for ever. */
const bounded = ({ alamatMasuk, tukarKode, alamatKeluar }: Asked, batas: Batas): Asked => ({
  alamatMasuk: (bukti) => within(batas(), alamatMasuk(bukti)),
  tukarKode: (kiriman, bukti) => within(batas(), tukarKode(kiriman, bukti)),
  alamatKeluar: () => within(batas(), alamatKeluar()),
})

export const newBukti = (): Bukti => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
})

function makePenyedia(penyedia: Penyedia, publicUrl: string, clock: () => Date): Asked {
  const discovered = cached(() => discover(penyedia), clock)
  const redirect_uri = `${publicUrl}/api/public/sso/kembali`
  return {
    async alamatMasuk({ state, nonce, verifier }) {
      const code_challenge = await client.calculatePKCECodeChallenge(verifier)
      const asked = { scope: 'openid email profile', code_challenge, code_challenge_method: 'S256', state, nonce }
      return client.buildAuthorizationUrl(await discovered(), { redirect_uri, ...asked }).href
    },
    async tukarKode(kiriman, { state, nonce, verifier }) {
      const config = await discovered()
      const back = new URL(`${redirect_uri}?${new URLSearchParams(kiriman)}`)
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
      const tokens = await client.authorizationCodeGrant(config, back, checks)
      const claims = tokens.claims() as client.IDToken
      // Some put nothing but the id into the token, and the rest where it is asked for.
      const isWhole = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint
      return isWhole ? claims : { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
    },
    async alamatKeluar() {
      const config = await discovered()
      if (!config.serverMetadata().end_session_endpoint) return null
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: `${publicUrl}/login` }).href
    },
  }
}

/** As the provider prefers it; one that does not say so expects the header (OpenID Connect Discovery 1.0, 3). */
const authOf =
  (clientSecret: string): client.ClientAuth =>
  (server, ...rest) => {
    const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (isPost ? client.ClientSecretPost : client.ClientSecretBasic)(clientSecret)(server, ...rest)
  }

function discover({ issuer, clientId, clientSecret }: Penyedia): Promise<client.Configuration> {
  const url = new URL(issuer)
  return client.discovery(url, clientId, undefined, authOf(clientSecret), {
    timeout: REQUEST_SECONDS,
    // Only on this machine: the settings refuse any other.
    execute: url.protocol === 'http:' ? [client.allowInsecureRequests] : [],
  })
}

/** Keeps a value for a while. Where reading it again fails, the former one goes on. */
function cached<T>(read: () => Promise<T>, clock: () => Date): () => Promise<T> {
  let kept: { value: T; at: number } | null = null
  let reading: Promise<T> | null = null
  const renew = async () => {
    try {
      const value = await read()
      kept = { value, at: clock().getTime() }
      return value
    } catch (error) {
      if (kept) return kept.value
      throw error
    } finally {
      reading = null
    }
  }
  return async () => {
    if (kept && Math.abs(clock().getTime() - kept.at) < FRESH_MS) return kept.value
    reading ??= renew()
    return reading
  }
}
