/** The little of Google's maps library that is used. */
type MapsLibrary = {
  Map: new (element: HTMLElement, options: object) => unknown;
  Marker: new (options: object) => unknown;
};
type MapsWindow = Window & {
  google?: { maps?: MapsLibrary };
  [READY]?: () => void;
  gm_authFailure?: () => void;
};

const READY = 'villaMapReady';
const TIMEOUT_MS = 10_000;

/**
 * Loads Google's script and shows the villa on it.
 * @param onRefused told when Google refuses the key, which it may do after the map is there
 * @throws Error when the script does not load, or nothing happens in 10 s
 */
export async function loadGoogleMap(
  element: HTMLElement,
  apiKey: string,
  coordinates: { latitude: number; longitude: number },
  onRefused: () => void,
): Promise<void> {
  const host = window as MapsWindow;
  host.gm_authFailure = onRefused;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The map did not load in time')), TIMEOUT_MS);
    host[READY] = () => {
      clearTimeout(timer);
      resolve();
    };
    const script = document.createElement('script');
    script.src = `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(apiKey)}&callback=${READY}&loading=async`;
    script.async = true;
    script.onerror = () => reject(new Error('The map script did not load'));
    document.head.append(script);
  });
  const maps = host.google?.maps;
  if (!maps) throw new Error('The map script brought no map');
  const position = { lat: coordinates.latitude, lng: coordinates.longitude };
  const map = new maps.Map(element, { center: position, zoom: 14 });
  new maps.Marker({ map, position });
}
