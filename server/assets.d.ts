/** A file as a data URL in base64, part of the bundle. */
declare module '*.ttf?inline' {
  const url: string;
  export default url;
}
