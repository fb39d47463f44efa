declare module 'virtual:words/en' {
  const text: string;
  export default text;
}
declare module 'virtual:words/de' {
  const text: string;
  export default text;
}
