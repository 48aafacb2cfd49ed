import { maxLength } from '@sehati/contract/base/constants'
import { MAX_ID } from '@sehati/contract/base/id'
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'

type Plain = Record<string, string>

/** Search parameters are plain text in the URL: no quotes, no JSON. */
export const parseSearch = (text: string): Plain => Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Values that several pages read of their URL: what cannot be read counts as absent. */
export const inUrl = {
  /** The page of a list, from 1. */
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  /** What is searched for. */
  q: z.catch(z.string().check(z.maxLength(maxLength.pencarian)), ''),
  id: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_ID))), undefined),
}

/**
 * Search, page and filters of a list, kept in the URL. The schema gives every key a default and a `.catch`, so that any
 * URL a person types is readable; what equals its default is left out of the URL.
 */
export function useUrlSearch<S extends z.ZodMiniType<Record<string, unknown>>>(
  schema: S,
): [z.output<S>, (patch: Partial<z.output<S>>) => void] {
  const raw = useSearch({ strict: false }) as Plain
  const navigate = useNavigate()
  const router = useRouter()
  const own = useLocation({ select: ({ pathname }) => pathname })
  const defaults = schema.parse({})
  const change = (patch: Partial<z.output<S>>) => {
    // A debounced search that fires while a link is being followed has nothing to say to the next page.
    if (router.latestLocation.pathname !== own) return
    // From the address as it is when the change arrives: a debounced search may come after a filter was chosen.
    const search = (now: Plain) => {
      const next = { ...schema.parse(now), ...patch }
      return Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== defaults[name]))
    }
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
  }
  return [schema.parse(raw), change]
}
