import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import ipaddr, { type IPv6 } from 'ipaddr.js'

/** Whether `X-Forwarded-For` is trusted when it comes from this address. */
export type IsTrusted = (address: string, hop: number) => boolean

/** `proxies` as `readProxies` returns them. */
export const trustOf = (proxies: string[]): IsTrusted => proxyAddr.compile(proxies)

/** The client's address of a request that is served without Fastify. */
export const clientAddress = (request: IncomingMessage, isTrusted: IsTrusted): string => proxyAddr(request, isTrusted)

/**
 * What counts as one address in a limit. A household is given a whole IPv6 network of 64 bits, so only its first half
 * counts. An IPv4 address counts the same when it is written as IPv6.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : (parsed as IPv6).parts.slice(0, 4).join(':')
}
