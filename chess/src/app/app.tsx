export function App() {
  return (
    <main>
      <h1>Chess for two, and for nobody else</h1>
    </main>
  );
}
