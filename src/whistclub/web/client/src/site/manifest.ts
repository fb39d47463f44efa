/* The facts by which a device keeps the club among its own programs. */
import type { Language } from '../messages/catalogue';

/** The path of the manifest in a language. */
export const manifestPath = (language: Language): string => `/manifest.${language}.webmanifest`;

const image = (name: string, size: number, purpose: 'any' | 'maskable'): object => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The manifest in a language; `say` gives a message of its catalogue, the colours are those of the room by light and
 * dark.
 */
export function manifestOf(
  language: Language,
  say: (key: string) => string,
  room: { readonly light: string; readonly dark: string },
): object {
  return {
    id: '/',
    name: say('client-app-name'),
    short_name: say('client-title'),
    description: say('client-app-about'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: room.light,
    theme_color: room.light,
    user_preferences: { color_scheme: { dark: { background_color: room.dark, theme_color: room.dark } } },
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].map((size) => image('icon', size, 'any')),
      ...[192, 512].map((size) => image('icon-full', size, 'maskable')),
    ],
  };
}
