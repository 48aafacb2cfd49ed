/** Why a camera or microphone cannot be used. */
type Kendala = 'ditolak' | 'dipakai' | 'tidak ada'
type Trek = MediaStreamTrack | null
/** What was opened, and what stood in the way of the rest. */
export type Media = { suara: Trek; gambar: Trek; kendalaSuara: Kendala | null; kendalaGambar: Kendala | null }

const GAMBAR = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 15, max: 15 } }
const SUARA = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

/** What the error of a browser means. */
function kendalaOf(error: unknown): Kendala {
  switch ((error as Error | undefined)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'ditolak'
    case 'NotReadableError':
    case 'AbortError':
      return 'dipakai'
    default:
      return 'tidak ada'
  }
}

type Opened = { trek: Trek; kendala: Kendala | null }

/** Opens with the devices of a page that is not https, or of an old browser, fails as if there were none. */
const minta = async (wanted: MediaStreamConstraints): Promise<MediaStreamTrack[]> =>
  (await navigator.mediaDevices.getUserMedia(wanted)).getTracks()

const one = (wanted: MediaStreamConstraints): Promise<Opened> =>
  minta(wanted).then(
    ([trek = null]) => ({ trek, kendala: null }),
    (error) => ({ trek: null, kendala: kendalaOf(error) }),
  )

export const bukaKamera = (): Promise<Opened> => one({ video: GAMBAR })

/** Opens microphone and camera with one question to the person; where that fails, what can be had of the two. */
export async function bukaMedia(denganGambar: boolean): Promise<Media> {
  if (denganGambar) {
    try {
      const tracks = await minta({ audio: SUARA, video: GAMBAR })
      const of = (kind: string) => tracks.find((track) => track.kind === kind) ?? null
      return { suara: of('audio'), gambar: of('video'), kendalaSuara: null, kendalaGambar: null }
    } catch (error) {
      // A person who has refused is not asked again by the page itself.
      if (kendalaOf(error) === 'ditolak')
        return { suara: null, gambar: null, kendalaSuara: 'ditolak', kendalaGambar: 'ditolak' }
    }
  }
  const suara = await one({ audio: SUARA })
  const gambar = denganGambar ? await bukaKamera() : { trek: null, kendala: null }
  return { suara: suara.trek, gambar: gambar.trek, kendalaSuara: suara.kendala, kendalaGambar: gambar.kendala }
}

/** Ends the use of the devices: their lights go out. */
export const tutupMedia = (media: Pick<Media, 'suara' | 'gambar'> | null): void => {
  media?.suara?.stop()
  media?.gambar?.stop()
}
