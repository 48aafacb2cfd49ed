import { ukuranFoto } from '@sehati/contract/base/constants'
import { getFoto } from '@sehati/contract/people/foto.endpoints'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../base/lib/api-error.ts'
import { callFile } from '../../base/lib/call.ts'
import { useBlobUrl } from '../../base/lib/use-blob-url.ts'

type Ukuran = (typeof ukuranFoto)[number]

/** The smallest stored square that fills so many CSS pixels on a screen of this density. */
export const ukuranFor = (px: number, density: number): Ukuran =>
  ukuranFoto.find((ukuran) => ukuran >= px * density) ?? (ukuranFoto.at(-1) as Ukuran)

/** The person and the version that the API's address of a photo names; null without one, or if it names no person. */
export function fotoOf(foto_url: string | null | undefined): { id: number; v?: string } | null {
  const [path, search] = (foto_url ?? '').split('?')
  const named = new URLSearchParams(search)
  const id = Number(named.get('id'))
  if (path !== getFoto.path || !Number.isInteger(id) || id < 1) return null
  return { id, v: named.get('v') ?? undefined }
}

const KEPT_MS = 30 * 60_000
const UNVERSIONED_MS = 5 * 60_000

const fotoQuery = (foto: { id: number; v?: string } | null, ukuran: Ukuran) =>
  queryOptions<Blob | null, ApiError>({
    queryKey: [getFoto.path, foto, ukuran],
    queryFn: foto
      ? ({ signal }) =>
          callFile(getFoto, { query: { ...foto, ukuran }, signal }).then(
            ({ isi }) => isi,
            // That a person has no photo is a result too, and need not be requested again.
            (error) => (error instanceof ApiError && error.code === 'NOT_FOUND' ? null : Promise.reject(error)),
          )
      : skipToken,
    // A version never shows another picture.
    staleTime: foto?.v ? Number.POSITIVE_INFINITY : UNVERSIONED_MS,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
  })

/**
 * A person's photo for an <img> of so many pixels; null while there is none to show. An <img> cannot send the token, so
 * the picture is fetched like any other data, and its address lives as long as the component does. A signed link would
 * need no token, but could be passed on.
 */
export function useFoto(foto_url: string | null | undefined, px: number): string | null {
  const { data } = useQuery(fotoQuery(fotoOf(foto_url), ukuranFor(px, window.devicePixelRatio || 1)))
  return useBlobUrl(data)
}
