/** A file as a base64 data URL in the bundle. */
declare module '*.ttf?inline' {
  const url: string;
  export default url;
}
