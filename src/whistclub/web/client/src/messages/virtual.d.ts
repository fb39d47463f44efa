declare module 'virtual:messages/en' {
  const text: string;
  export default text;
}
declare module 'virtual:messages/de' {
  const text: string;
  export default text;
}
